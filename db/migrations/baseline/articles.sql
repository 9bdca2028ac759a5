create table blog_posts (
  id text primary key default gen_random_uuid()::text,
  title text not null,
  slug text not null unique,
  excerpt text not null,
  content text not null,
  category text not null,
  author text not null,
  is_published boolean not null default false,
  published_at timestamptz,
  first_published_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector,
  office_search tsvector generated always as (search_words(variadic array[title, slug, excerpt, category,
    author])) stored,
  guest_line text,
  constraint blog_posts_published_has_date check (not is_published or published_at is not null)
);
create index blog_posts_published on blog_posts (published_at desc, id) where is_published;
create index blog_posts_search on blog_posts using gin (search);
create index blog_posts_office_search on blog_posts using gin (office_search);
create index blog_posts_newest on blog_posts (created_at, id);
create index blog_posts_category on blog_posts (category, created_at, id);
create index blog_posts_published_newest on blog_posts (created_at, id) where is_published;
create index blog_posts_drafts on blog_posts (created_at, id) where not is_published;
create index blog_posts_samples on blog_posts (created_at, id) where is_sample;
create index blog_posts_title on blog_posts (lower(title), id);
create index blog_posts_shown_date on blog_posts (coalesce(published_at, updated_at), id);
create index blog_posts_pictures on blog_posts using gin (picture_ids(content));

create table slug_redirects (
  old_slug text primary key,
  post_id text not null references blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index slug_redirects_post on slug_redirects (post_id);

create table blog_sources (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  url text not null unique,
  type text not null default 'rss' check (type in ('rss', 'api', 'scraper')),
  is_active boolean not null default true,
  display_limit integer not null default 5 check (display_limit >= 1 and display_limit <= 10),
  config text,
  last_fetched timestamptz,
  next_fetch_at timestamptz not null default now(),
  etag text,
  last_modified text,
  failures integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  feed_url text,
  moved_to text,
  failing_since timestamptz,
  last_attempt_at timestamptz
);

create table external_blog_articles (
  id text primary key default gen_random_uuid()::text,
  source_id text not null references blog_sources (id) on delete cascade,
  title text not null,
  url text not null,
  canonical_url text not null unique,
  excerpt text,
  content text,
  author text,
  published_at timestamptz,
  image_url text,
  is_visible boolean not null default true,
  external_id text,
  fetched_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  pinned_at timestamptz,
  last_seen_at timestamptz not null default now(),
  title_key text,
  sorted_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  search tsvector,
  constraint external_blog_articles_once_per_source unique (source_id, external_id)
);
create index external_blog_articles_shown on external_blog_articles (source_id, (pinned_at is null), sorted_at desc,
  id) where is_visible;
create index external_blog_articles_title on external_blog_articles (title_key);
create index external_blog_articles_search on external_blog_articles using gin (search);

-- Hosts that are being fetched from, or were a moment ago, over all processes.
create table news_hosts (
  host text primary key,
  free_at timestamptz not null
);

-- Numbered from 1; the newest is the current text.
create table article_versions (
  article_id text not null references blog_posts (id) on delete cascade,
  number integer not null,
  title text not null,
  excerpt text not null,
  content text not null,
  category text not null,
  author text not null,
  guest_line text,
  saved_at timestamptz not null,
  saved_by text,
  primary key (article_id, number)
);

create function index_blog_posts() returns trigger
  language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT'
    or (new.title, new.author, new.excerpt, new.content) is distinct from (old.title, old.author, old.excerpt, old.content) then
    new.search := article_words(new.title, new.author, new.excerpt, new.content);
  end if;
  return new;
end
$$;

create function index_external_blog_articles() returns trigger
  language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT'
    or (new.title, new.author, new.excerpt, new.content) is distinct from (old.title, old.author, old.excerpt, old.content) then
    new.search := article_words(new.title, new.author, new.excerpt, new.content);
  end if;
  return new;
end
$$;

create trigger notify_content_changed after insert or delete or update of name, is_active, display_limit or truncate
  on blog_sources for each statement execute function notify_content_changed();
create trigger notify_content_changed after insert or delete or update of source_id, title, url, excerpt, author,
  published_at, image_url, is_visible, pinned_at or truncate on external_blog_articles for each statement
  execute function notify_content_changed();
create trigger index_search before insert or update on blog_posts for each row execute function index_blog_posts();
create trigger index_search before insert or update on external_blog_articles for each row
  execute function index_external_blog_articles();
create trigger touch_updated_at before update of name, url, type, is_active, display_limit, config on blog_sources
  for each row execute function touch_updated_at();
