import { type Kysely, sql } from 'kysely';

/** Content that staff publish: articles, testimonials, themes, visibility, external news, and the firm profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function touch_updated_at() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end $$`.execute(db);

  // Statement-level, so that a bulk change sends one notification. Every copy of the process listens and drops its
  // cached pages.
  await sql`
    create function notify_content_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content_changed', tg_table_name);
      return null;
    end $$`.execute(db);

  await sql`
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
      office_hours jsonb not null default '[]',
      attorneys jsonb not null default '[]',
      claims jsonb not null default '{}',
      social_links jsonb not null default '[]',
      is_sample boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table testimonials (
      id text primary key default gen_random_uuid()::text,
      client_name text not null,
      rating integer not null default 5 check (rating between 1 and 5),
      content text not null,
      practice_area text not null,
      is_published boolean not null default true,
      is_sample boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index testimonials_published on testimonials (created_at desc, id) where is_published`.execute(
    db,
  );

  await sql`
    create table blog_posts (
      id text primary key default gen_random_uuid()::text,
      title text not null,
      slug text not null constraint blog_posts_slug_key unique,
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
      constraint blog_posts_published_has_date check (not is_published or published_at is not null)
    )`.execute(db);
  await sql`create index blog_posts_published on blog_posts (published_at desc, id) where is_published`.execute(
    db,
  );
  await sql`create index blog_posts_created on blog_posts (created_at desc, id)`.execute(db);

  await sql`
    create table slug_redirects (
      old_slug text primary key,
      post_id text not null references blog_posts (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table theme_settings (
      id text primary key default gen_random_uuid()::text,
      name text not null constraint theme_settings_name_key unique,
      display_name text not null,
      description text not null default '',
      css_variables text not null,
      is_active boolean not null default false,
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index theme_settings_one_active on theme_settings (is_active) where is_active`.execute(
    db,
  );

  await sql`
    create table component_visibility_settings (
      id text primary key default gen_random_uuid()::text,
      component_key text not null constraint component_visibility_settings_component_key_key unique,
      component_name text not null,
      description text not null default '',
      is_visible boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table blog_sources (
      id text primary key default gen_random_uuid()::text,
      name text not null,
      url text not null,
      type text not null default 'rss' check (type in ('rss', 'api', 'scraper')),
      is_active boolean not null default true,
      display_limit integer not null default 5 check (display_limit between 1 and 10),
      config text,
      last_fetched timestamptz,
      next_fetch_at timestamptz not null default now(),
      etag text,
      last_modified text,
      failures integer not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table external_blog_articles (
      id text primary key default gen_random_uuid()::text,
      source_id text not null references blog_sources (id) on delete cascade,
      title text not null,
      url text not null,
      canonical_url text not null,
      excerpt text,
      content text,
      author text,
      published_at timestamptz,
      image_url text,
      is_visible boolean not null default true,
      external_id text,
      fetched_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      constraint external_blog_articles_once_per_source unique (source_id, external_id),
      constraint external_blog_articles_canonical_url_key unique (canonical_url)
    )`.execute(db);
  await sql`
    create index external_blog_articles_visible
      on external_blog_articles (published_at desc nulls last, id) where is_visible`.execute(db);

  for (const table of TOUCHED) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
  for (const table of [...TOUCHED, 'external_blog_articles', 'slug_redirects']) {
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}

const TOUCHED = [
  'firm_profile',
  'testimonials',
  'blog_posts',
  'theme_settings',
  'component_visibility_settings',
  'blog_sources',
];
