import { type Kysely, sql } from 'kysely';

/**
 * The further languages of the site, and what the firm's own content says in them.
 *
 * A translation is the whole content in its language, and `source` the texts that it was made from: if those of the
 * original differ, it is out of date. `path` is the address of a page or article in its language, without the prefix.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_languages (
      language text primary key check (language ~ '^[a-z]{2,3}(-[a-z0-9]+)*$'),
      is_published boolean not null default false,
      untranslated text not null default 'original' check (untranslated in ('original', 'hidden')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table translations (
      entity text not null,
      entity_key text not null,
      language text not null,
      path text,
      content jsonb not null,
      source jsonb not null,
      is_published boolean not null default false,
      saved_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (entity, entity_key, language),
      unique (language, entity, path)
    )`.execute(db);
  for (const table of ['site_languages', 'translations']) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}
