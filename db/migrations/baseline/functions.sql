create function touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Every process listens and drops its cached pages. By statement, so that a bulk change sends one notification.
create function notify_content_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

-- The same as `mailboxKey` in src/features/email/mailbox-key.ts.
create function mailbox_key(address text) returns text
  language sql immutable strict parallel safe
  return case
    when lower(split_part(address, '@', -1)) in ('gmail.com', 'googlemail.com')
      then replace(split_part(lower(regexp_replace(address, '@[^@]*$', '')), '+', 1), '.', '') || '@gmail.com'
    else split_part(lower(regexp_replace(address, '@[^@]*$', '')), '+', 1) || '@' || lower(split_part(address, '@', -1))
  end;

-- Immutable, unlike adding an interval in general: seconds do not depend on a time zone.
create function blocked_time(starts_at timestamptz, ends_at timestamptz, before_minutes integer, after_minutes integer) returns tstzrange
  language plpgsql immutable strict parallel safe as $$
begin
  return tstzrange(
    starts_at - make_interval(secs => 60 * before_minutes),
    ends_at + make_interval(secs => 60 * after_minutes), '[)');
end
$$;

create function texts_of(list jsonb) returns text[]
  language sql immutable as $$
select coalesce(array_agg(item order by place), '{}')
  from jsonb_array_elements_text(coalesce(list, '[]')) with ordinality as each (item, place)
$$;

-- The ids of the pictures in an HTML text.
create function picture_ids(content text) returns text[]
  language sql immutable parallel safe as $$
select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(content, '/pictures/([A-Za-z0-9_-]{43})', 'g') as found
$$;
