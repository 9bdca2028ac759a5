-- `attorneys` is what the rows of `attorneys` say, kept equal by triggers.
create table firm_profile (
  id boolean primary key default true check (id),
  name text not null,
  phone text not null,
  phone_e164 text not null,
  email text not null,
  street text not null,
  city text not null,
  region text not null,
  postal_code text not null,
  zone text not null default 'America/Los_Angeles',
  office_hours jsonb not null default '[]'::jsonb,
  attorneys jsonb not null default '[]'::jsonb,
  claims jsonb not null default '{}'::jsonb,
  social_links jsonb not null default '[]'::jsonb,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  responsible_attorney text,
  bar_number text
);

create table testimonials (
  id text primary key default gen_random_uuid()::text,
  client_name text not null,
  rating integer not null default 5 check (rating >= 1 and rating <= 5),
  content text not null,
  practice_area text not null,
  is_published boolean not null default true,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (search_words(variadic array[client_name, content, practice_area])) stored,
  source text,
  reviewed_on text,
  source_url text,
  has_consent boolean not null default false,
  constraint testimonials_source check (source in ('google', 'avvo', 'yelp', 'other')),
  constraint testimonials_reviewed_on check (reviewed_on ~ '^\d{4}-\d{2}-\d{2}$'),
  constraint testimonials_source_url check ((source_url ~~ 'https://%') and (length(source_url) <= 500)),
  constraint testimonials_origin check (((source is null) = (reviewed_on is null)) and (source is not null
    or source_url is null))
);
create index testimonials_search on testimonials using gin (search);
create index testimonials_newest on testimonials (created_at, id);
create index testimonials_published on testimonials (created_at, id) where is_published;
create index testimonials_drafts on testimonials (created_at, id) where not is_published;
create index testimonials_samples on testimonials (created_at, id) where is_sample;
create index testimonials_name on testimonials (lower(client_name), id);
create index testimonials_rating on testimonials (rating, created_at, id);
create index testimonials_by_source on testimonials (source, created_at, id) where is_published
  and source is not null;

create table theme_settings (
  id text primary key default gen_random_uuid()::text,
  name text not null unique,
  display_name text not null,
  description text not null default '',
  css_variables text not null,
  is_active boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index theme_settings_one_active on theme_settings (is_active) where is_active;
create index theme_settings_newest on theme_settings (created_at, id);

create table component_visibility_settings (
  id text primary key default gen_random_uuid()::text,
  component_key text not null unique,
  component_name text not null,
  description text not null default '',
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table photos (
  id text primary key,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
alter table photos alter column bytes set storage external;

create table attorneys (
  id text primary key default gen_random_uuid()::text,
  slug text not null unique,
  name text not null,
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role text not null default '',
  practice_areas text[] not null default '{}',
  languages text[] not null default '{}',
  statement text not null default '',
  photo text,
  is_sample boolean not null default false
);

-- `content` is what visitors read, `draft` what staff have saved since. An `application` page has a function of its
-- own.
create table pages (
  id text primary key default gen_random_uuid()::text,
  path text not null unique check (path = '/' or path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$'),
  kind text not null default 'page' check (kind in ('page', 'application')),
  content jsonb not null,
  draft jsonb,
  is_published boolean not null default false,
  publish_at timestamptz,
  is_preset boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pages_application_is_published check (kind = 'page' or is_published)
);
create index pages_publish_at on pages (publish_at) where publish_at is not null;

create table page_versions (
  page_id text not null references pages (id) on delete cascade,
  number integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by text,
  primary key (page_id, number)
);

create table page_redirects (
  old_path text primary key,
  page_id text not null references pages (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- The links of navigation and footer. Their addresses follow the pages.
create table menu_links (
  id bigint primary key generated always as identity,
  menu text not null check (menu in ('navigation', 'firm', 'services', 'legal')),
  page_id text not null references pages (id) on delete cascade,
  fragment text check (fragment ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  text text not null,
  position integer not null
);
create index menu_links_page on menu_links (page_id);

create table practice_areas (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null,
  summary text not null default '',
  figure text,
  page_path text,
  is_on_contact_form boolean not null default true,
  is_on_booking boolean not null default true,
  is_listed boolean not null default true,
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table article_categories (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  label text not null,
  figure text,
  position integer not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table pictures (
  id text primary key,
  alt text not null,
  caption text not null default '',
  credit text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  stored_bytes integer not null,
  search tsvector generated always as (search_words(variadic array[alt, caption, credit])) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pictures_check check (width = any (widths))
);
create index pictures_newest on pictures (created_at, id);
create index pictures_alt on pictures (lower(alt), id);
create index pictures_search on pictures using gin (search);

create table picture_files (
  picture_id text not null references pictures (id) on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes bytea not null,
  primary key (picture_id, width, format)
);
alter table picture_files alter column bytes set storage external;

-- The texts of the archive, one row per content, deleted two years after they were last shown.
create table advertising_bodies (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  characters integer not null
);

-- What every public page, mail text and newsletter said, and since when. A chain: each row has the hash of the one
-- before. No foreign key to the texts: they are deleted while the chain stays.
create table advertising_copies (
  number integer primary key check (number > 0),
  kind text not null check (kind in ('page', 'mail', 'letter')),
  path text not null,
  shown_from timestamptz not null,
  status integer,
  body_hash text check (body_hash ~ '^[0-9a-f]{64}$'),
  cause text not null check (cause in ('first', 'change', 'check')),
  audit_id bigint,
  previous_hash text not null,
  entry_hash text not null unique,
  constraint advertising_copies_check check ((status is null) = (body_hash is null))
);
create index advertising_copies_path on advertising_copies (path, number desc);
create index advertising_copies_body on advertising_copies (body_hash);

create table advertising_recorder (
  id integer primary key check (id = 1),
  recorder text,
  claimed_until timestamptz,
  audit_id bigint
);

-- The files of a photograph by width and format.
create table photo_files (
  photo_id text not null references photos (id) on delete cascade,
  width integer not null check (width > 0),
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  bytes bytea not null,
  primary key (photo_id, width, format)
);
alter table photo_files alter column bytes set storage external;

-- Per day in the firm's zone.
create table visit_counts (
  day date not null,
  kind text not null check (kind in ('page', 'referrer', 'device', 'language', 'funnel', 'search')),
  name text not null check (length(name) <= 512),
  count bigint not null check (count > 0),
  primary key (day, kind, name)
);

-- The number of the last batch that each process has added, so that no batch is added twice.
create table visit_counters (
  id uuid primary key,
  batch integer not null,
  added_at timestamptz not null default now()
);

-- Where the site offers to leave it quickly, where that leads, and the hotlines. Visitors see a hotline once staff
-- have called it.
create table quick_exit_settings (
  id integer primary key default 1 check (id = 1),
  places text[] not null default '{}',
  practice_areas text[] not null default '{}',
  neutral_url text not null,
  hotlines jsonb not null default '[]'::jsonb check (jsonb_typeof(hotlines) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The websites that may embed parts of this one.
create table embed_settings (
  id integer primary key default 1 check (id = 1),
  origins text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function list_attorneys() returns trigger
  language plpgsql as $$
begin
  insert into attorneys (slug, name, role, practice_areas, languages, statement, photo, position)
    select attorney ->> 'slug', attorney ->> 'name', coalesce(attorney ->> 'role', ''),
        texts_of(attorney -> 'practiceAreas'), texts_of(attorney -> 'languages'),
        coalesce(attorney ->> 'statement', ''), attorney ->> 'photo', place
      from jsonb_array_elements(new.attorneys) with ordinality as listed (attorney, place)
    on conflict (slug) do update
      set name = excluded.name, role = excluded.role, practice_areas = excluded.practice_areas,
        languages = excluded.languages, statement = excluded.statement, photo = excluded.photo,
        position = excluded.position, is_active = true
      where (attorneys.name, attorneys.role, attorneys.practice_areas, attorneys.languages,
          attorneys.statement, attorneys.photo, attorneys.position, attorneys.is_active)
        is distinct from (excluded.name, excluded.role, excluded.practice_areas, excluded.languages,
          excluded.statement, excluded.photo, excluded.position, true);
  update attorneys set is_active = false
    where is_active and slug not in (
      select attorney ->> 'slug' from jsonb_array_elements(new.attorneys) as attorney);
  return null;
end
$$;

create function write_attorneys_to_profile() returns trigger
  language plpgsql as $$
begin
  update firm_profile set attorneys = listed.attorneys
    from (
      select coalesce(jsonb_agg(jsonb_build_object(
          'slug', slug, 'name', name, 'role', role, 'practiceAreas', practice_areas,
          'languages', languages, 'statement', statement, 'photo', photo)
        order by position, slug), '[]') as attorneys
      from attorneys where is_active) as listed
    where firm_profile.attorneys is distinct from listed.attorneys;
  return null;
end
$$;

create function refuse_advertising_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create function refuse_early_deletion_of_advertising() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from advertising_copies as copy
    where copy.body_hash = old.hash and not exists (
      select from advertising_copies as later
      where later.path = copy.path and later.number > copy.number
        and later.shown_from < now() - interval '1 year'
    )
  ) then
    raise exception 'advertising_bodies keeps what was shown within a year';
  end if;
  return old;
end
$$;

create function attorney_is_no_sample() returns trigger
  language plpgsql as $$
begin
  new.is_sample := false;
  return new;
end
$$;

create trigger list_attorneys after insert or update of attorneys on firm_profile for each row
  when (pg_trigger_depth() = 0) execute function list_attorneys();
create trigger write_attorneys_to_profile after insert or delete or update on attorneys for each statement
  when (pg_trigger_depth() = 0) execute function write_attorneys_to_profile();
create trigger advertising_copies_append_only before delete or update or truncate on advertising_copies
  for each statement execute function refuse_advertising_change();
create trigger advertising_bodies_append_only before update or truncate on advertising_bodies for each statement
  execute function refuse_advertising_change();
create trigger advertising_bodies_retention before delete on advertising_bodies for each row
  execute function refuse_early_deletion_of_advertising();
create trigger attorney_is_no_sample before update of name, statement on attorneys for each row when (old.is_sample
  and (new.name is distinct from old.name or new.statement is distinct from old.statement))
  execute function attorney_is_no_sample();
