import { type Kysely, sql } from 'kysely';
import { presetMenus } from '../preset-pages/menus.ts';
import { presetPages } from '../preset-pages/pages.ts';

/**
 * The words of the public pages, the links to them, and their versions, as rows that staff edit; seeded with the texts
 * that were part of the code. `content` is what visitors read, `draft` what staff have saved since. An `application`
 * page has a function of its own, such as a form, and keeps its address. Copies of the release before do not read these
 * tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPages(db);
  await createMenus(db);
  for (const table of ['pages', 'page_redirects', 'menu_links']) {
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
  await sql`
    create trigger touch_updated_at before update on pages
      for each row execute function touch_updated_at()`.execute(db);
  await insertPresets(db);
}

/** When the seeded rows were written: the same in every installation, so that copies of a database can be compared. */
const SEEDED_AT = sql`timestamptz '2026-11-24 00:00:00Z'`;

async function createPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pages (
      id text primary key default gen_random_uuid()::text,
      path text not null constraint pages_path_key unique
        check (path = '/' or path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$'),
      kind text not null default 'page' check (kind in ('page', 'application')),
      content jsonb not null,
      draft jsonb,
      is_published boolean not null default false,
      publish_at timestamptz,
      is_preset boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint pages_application_is_published check (kind = 'page' or is_published)
    )`.execute(db);
  await sql`create index pages_publish_at on pages (publish_at) where publish_at is not null`.execute(
    db,
  );
  await sql`
    create table page_versions (
      page_id text not null references pages (id) on delete cascade,
      number integer not null,
      content jsonb not null,
      saved_at timestamptz not null,
      saved_by text,
      primary key (page_id, number)
    )`.execute(db);
  await sql`
    create table page_redirects (
      old_path text primary key,
      page_id text not null references pages (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
}

/** The links of navigation and footer. Their addresses follow the pages. */
async function createMenus(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table menu_links (
      id bigint primary key generated always as identity,
      menu text not null check (menu in ('navigation', 'firm', 'services', 'legal')),
      page_id text not null references pages (id) on delete cascade,
      fragment text check (fragment ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      text text not null,
      position integer not null
    )`.execute(db);
  await sql`create index menu_links_page on menu_links (page_id)`.execute(db);
}

async function insertPresets(db: Kysely<unknown>): Promise<void> {
  for (const { path, kind, content } of presetPages) {
    await sql`
      insert into pages (path, kind, content, is_published, is_preset, created_at, updated_at)
        values (${path}, ${kind}, ${JSON.stringify(content)}::jsonb, true, true, ${SEEDED_AT}, ${SEEDED_AT})`.execute(
      db,
    );
  }
  for (const [menu, links] of Object.entries(presetMenus)) {
    for (const [index, { path, fragment, text }] of links.entries()) {
      await sql`
        insert into menu_links (menu, page_id, fragment, text, position)
          select ${menu}, id, ${fragment ?? null}, ${text}, ${index + 1} from pages where path = ${path}`.execute(
        db,
      );
    }
  }
}
