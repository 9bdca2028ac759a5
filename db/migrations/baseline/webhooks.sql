create table webhook_endpoints (
  id text primary key default gen_random_uuid()::text,
  url text not null,
  description text,
  events text[] not null,
  includes_details boolean not null default false,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  disabled_because text,
  disabled_at timestamptz,
  failing_since timestamptz,
  not_before timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint webhook_endpoints_disabled check ((state = 'disabled') = (disabled_because is not null)),
  constraint webhook_endpoints_previous_secret check ((previous_secret is null) = (previous_secret_until is null))
);

-- Recorded in the transaction of the change, if an endpoint subscribes to it. `details` identify the client; they are
-- stored only if an endpoint asks for them.
create table webhook_events (
  id text primary key default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  sequence bigint not null generated always as identity,
  type text not null,
  subject_kind text not null,
  subject_id text not null,
  occurred_at timestamptz not null,
  data jsonb not null,
  details jsonb,
  created_at timestamptz not null default now()
);
create index webhook_events_subject on webhook_events (subject_id);
create index webhook_events_created on webhook_events (created_at);

-- One row for each event and endpoint. The subject and the sequence are those of the event: the deliveries of a
-- subject are made in this order.
create table webhook_deliveries (
  id text primary key default 'dlv_' || replace(gen_random_uuid()::text, '-', ''),
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  type text not null,
  subject text not null,
  sequence bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default timestamptz '-infinity',
  claimed_until timestamptz,
  failing_since timestamptz,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  response text,
  duration_ms integer,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_once unique (endpoint_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where state = 'waiting';
create index webhook_deliveries_order on webhook_deliveries (endpoint_id, subject, sequence) where state = 'waiting';
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_newest on webhook_deliveries (created_at, id);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_by_state on webhook_deliveries (state, created_at, id);

create function webhook_instant(instant timestamptz) returns text
  language sql immutable parallel safe
  return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create function is_webhook_event_wanted(variadic types text[]) returns boolean
  language sql stable as $$
select exists (select from webhook_endpoints where events && types)
$$;

create function record_webhook_event(event_type text, kind text, id_of_subject text, due_at timestamptz, facts jsonb, personal jsonb) returns void
  language plpgsql as $$
declare
  event webhook_events;
begin
  if not is_webhook_event_wanted(event_type) then return; end if;
  insert into webhook_events (type, subject_kind, subject_id, occurred_at, data, details)
    values (event_type, kind, id_of_subject, greatest(now(), due_at), facts,
      case when exists (
        select from webhook_endpoints where includes_details and event_type = any (events)
      ) then personal end)
    returning * into event;
  insert into webhook_deliveries
    (endpoint_id, event_id, type, subject, sequence, state, next_attempt_at, last_error)
    select webhook_endpoints.id, event.id, event_type, kind || ':' || id_of_subject, event.sequence,
      case when state = 'disabled' then 'failed' else 'waiting' end,
      coalesce(due_at, '-infinity'),
      case when state = 'disabled' then 'The endpoint was disabled.' end
    from webhook_endpoints where event_type = any (events)
    order by webhook_endpoints.id;
end
$$;

create function record_webhook_message(message anyelement) returns void
  language plpgsql as $$
begin
  perform record_webhook_event('message.received', 'message', message.id, null,
    jsonb_build_object('id', message.id, 'createdAt', webhook_instant(message.created_at)),
    jsonb_build_object(
      'firstName', message.first_name, 'lastName', message.last_name, 'email', message.email,
      'phone', message.phone, 'practiceArea', message.practice_area,
      'message', message.message, 'contactPreferences', message.contact_preferences));
end
$$;

create function record_webhook_messages_added() returns trigger
  language plpgsql as $$
declare
  message contact_submissions;
begin
  if not is_webhook_event_wanted('message.received') then return null; end if;
  for message in select * from added where not is_spam order by id loop
    perform record_webhook_message(message);
  end loop;
  return null;
end
$$;

-- A message in the spam folder is an event only once staff have marked it as not spam.
create function record_webhook_message_cleared() returns trigger
  language plpgsql as $$
begin
  if not exists (
    select from webhook_events where subject_id = new.id and type = 'message.received'
  ) then
    perform record_webhook_message(new);
  end if;
  return null;
end
$$;

create function record_webhook_appointment(event_type text, appointment anyelement, previous timestamptz) returns void
  language plpgsql as $$
begin
  perform record_webhook_event(event_type, 'appointment', appointment.id, null,
    jsonb_build_object(
      'id', appointment.id, 'consultationType', appointment.consultation_type,
      'scheduledDate', webhook_instant(appointment.scheduled_date),
      'duration', appointment.duration, 'status', appointment.status)
    || case when previous is null then '{}'
      else jsonb_build_object('previousScheduledDate', webhook_instant(previous)) end,
    jsonb_build_object(
      'firstName', appointment.first_name, 'lastName', appointment.last_name,
      'email', appointment.email, 'phone', appointment.phone,
      'practiceArea', appointment.practice_area, 'notes', appointment.notes,
      'contactPreferences', appointment.contact_preferences));
end
$$;

create function record_webhook_appointments_added() returns trigger
  language plpgsql as $$
declare
  appointment appointments;
begin
  if not is_webhook_event_wanted('appointment.booked') then return null; end if;
  for appointment in
    select * from added where status in ('scheduled', 'confirmed') order by id
  loop
    perform record_webhook_appointment('appointment.booked', appointment, null);
  end loop;
  return null;
end
$$;

create function record_webhook_appointment_changed() returns trigger
  language plpgsql as $$
declare
  is_moved boolean := (old.scheduled_date, old.duration) is distinct from (new.scheduled_date, new.duration);
  event_type text := case
    when new.status = 'cancelled' and old.status <> 'cancelled' then 'appointment.cancelled'
    when new.status not in ('scheduled', 'confirmed') then null
    when old.status = 'held' then 'appointment.booked'
    when old.status in ('cancelled', 'completed') then 'appointment.reopened'
    when is_moved then 'appointment.moved'
    when new.status = 'confirmed' and old.status = 'scheduled' then 'appointment.confirmed'
  end;
begin
  if event_type is not null then
    perform record_webhook_appointment(event_type, new,
      case when old.scheduled_date <> new.scheduled_date then old.scheduled_date end);
  end if;
  return null;
end
$$;

create function record_webhook_appointment_completed() returns trigger
  language plpgsql as $$
begin
  perform record_webhook_appointment(
    case when exists (select from appointment_no_shows where appointment_id = new.id)
      then 'appointment.no_show' else 'appointment.completed' end,
    new, null);
  return null;
end
$$;

create function record_webhook_appointment_deleted() returns trigger
  language plpgsql as $$
begin
  old.status := 'cancelled';
  perform record_webhook_appointment('appointment.cancelled', old, null);
  return null;
end
$$;

create function record_webhook_subscriber() returns trigger
  language plpgsql as $$
begin
  perform record_webhook_event('subscriber.confirmed', 'subscriber', new.id, null,
    jsonb_build_object('id', new.id, 'confirmedAt', webhook_instant(new.confirmed_at)),
    jsonb_build_object('email', new.email));
  return null;
end
$$;

-- The event of an article with a future publication date is sent on that date. Until then, each change replaces the
-- event.
create function record_webhook_article() returns trigger
  language plpgsql as $$
begin
  if not is_webhook_event_wanted('article.published') then return null; end if;
  if tg_op = 'UPDATE' and old.is_published then
    delete from webhook_events as event
      where subject_id = new.id and type = 'article.published' and occurred_at = old.published_at
        and not exists (
          select from webhook_deliveries
          where event_id = event.id and (attempts > 0 or claimed_until is not null));
    if not found then return null; end if;
  end if;
  if new.is_published then
    perform record_webhook_event('article.published', 'article', new.id, new.published_at,
      jsonb_build_object(
        'id', new.id, 'title', new.title, 'slug', new.slug, 'category', new.category,
        'author', new.author, 'excerpt', new.excerpt,
        'publishedAt', webhook_instant(new.published_at)),
      null);
  end if;
  return null;
end
$$;

create function withdraw_webhook_article() returns trigger
  language plpgsql as $$
begin
  delete from webhook_events
    where subject_id = old.id and type = 'article.published' and occurred_at = old.published_at
      and occurred_at > now();
  return null;
end
$$;

-- Postgres runs the triggers of a table in the order of their names: this one after `record_webhook_event_deleted`.
create function strip_webhook_events() returns trigger
  language plpgsql as $$
begin
  if not exists (select from webhook_events) then return null; end if;
  update webhook_events set details = null
    where subject_id = any (array(select id from gone)) and details is not null;
  update webhook_deliveries set response = null
    from webhook_events as event
    where event.id = event_id and event.subject_id = any (array(select id from gone))
      and response is not null;
  return null;
end
$$;

create trigger record_webhook_events_added after insert on contact_submissions referencing new table as added
  for each statement execute function record_webhook_messages_added();
create trigger record_webhook_event_changed after update of is_spam on contact_submissions for each row
  when (old.is_spam and not new.is_spam) execute function record_webhook_message_cleared();
create trigger record_webhook_events_added after insert on appointments referencing new table as added
  for each statement execute function record_webhook_appointments_added();
create trigger record_webhook_event_changed after update on appointments for each row
  when ((old.status is distinct from new.status or old.scheduled_date is distinct from new.scheduled_date
  or old.duration is distinct from new.duration) and new.status <> 'completed')
  execute function record_webhook_appointment_changed();
create constraint trigger record_webhook_event_completed after update on appointments deferrable initially deferred
  for each row when (new.status = 'completed' and old.status <> 'completed')
  execute function record_webhook_appointment_completed();
create trigger record_webhook_event_deleted after delete on appointments for each row when (old.status in ('scheduled',
  'confirmed') and old.ends_at > now()) execute function record_webhook_appointment_deleted();
create trigger record_webhook_event_added after insert on newsletter_subscribers for each row
  when (new.status = 'confirmed') execute function record_webhook_subscriber();
create trigger record_webhook_event_changed after update of status on newsletter_subscribers for each row
  when (new.status = 'confirmed' and old.status <> 'confirmed') execute function record_webhook_subscriber();
create trigger record_webhook_event_added after insert on blog_posts for each row when (new.is_published)
  execute function record_webhook_article();
create trigger record_webhook_event_changed after update on blog_posts for each row when (new.is_published
  or old.is_published) execute function record_webhook_article();
create trigger withdraw_webhook_event after delete on blog_posts for each row when (old.is_published
  and old.published_at > now()) execute function withdraw_webhook_article();
create trigger strip_webhook_events after delete on contact_submissions referencing old table as gone
  for each statement execute function strip_webhook_events();
create trigger strip_webhook_events after delete on appointments referencing old table as gone for each statement
  execute function strip_webhook_events();
create trigger strip_webhook_events after delete on newsletter_subscribers referencing old table as gone
  for each statement execute function strip_webhook_events();
