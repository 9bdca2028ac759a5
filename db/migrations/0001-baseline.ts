import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { presetMenus } from '../preset-pages/menus.ts';
import { presetPages } from '../preset-pages/pages.ts';
import { createArticleFunctions } from '../search/article-functions.ts';
import { createWordFunctions } from '../search/word-functions.ts';

/** Each part refers only to parts before it. */
const PARTS = [
  ...['functions', 'site', 'staff', 'articles', 'clients', 'availability', 'appointments'],
  ...['calendars', 'mail', 'conflicts', 'people', 'webhooks', 'operations', 'rows'],
];

/** Tables whose `updated_at` every change sets. */
const TOUCHED = [
  ...['firm_profile', 'attorneys', 'testimonials', 'blog_posts', 'article_categories', 'pictures'],
  ...['theme_settings', 'component_visibility_settings', 'pages', 'practice_areas', 'mail_texts'],
  ...['quick_exit_settings', 'embed_settings', 'calendar_settings', 'email_settings'],
  ...['appointments', 'hosts', 'consultation_types', 'reply_templates'],
];

/** Tables whose changes the cached pages of every process show. */
const SHOWN = [
  ...['firm_profile', 'attorneys', 'testimonials', 'blog_posts', 'slug_redirects', 'pictures'],
  ...['theme_settings', 'component_visibility_settings', 'pages', 'page_redirects', 'menu_links'],
  ...['practice_areas', 'article_categories', 'mail_texts', 'quick_exit_settings'],
  ...['embed_settings', 'hosts', 'consultation_types', 'consultation_type_hosts'],
  ...['weekly_hours', 'extra_hours'],
];

/** The schema of 0.1.0 and the rows of a new installation: `baseline/*.sql`, the search functions and the preset pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWordFunctions(db);
  await createArticleFunctions(db);
  for (const part of PARTS) await sql.raw(await readPart(part)).execute(db);
  await createTriggers(db);
  await insertPages(db);
  await insertMenus(db);
}

const readPart = (name: string) =>
  readFile(path.join(import.meta.dirname, 'baseline', `${name}.sql`), 'utf8');

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  for (const table of TOUCHED) {
    await sql`
      create trigger touch_updated_at before update on ${sql.table(table)}
        for each row execute function touch_updated_at()`.execute(db);
  }
  for (const table of SHOWN) {
    await sql`
      create trigger notify_content_changed
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function notify_content_changed()`.execute(db);
  }
}

/** When the preset pages were written: the same in every installation, so that copies of a database can be compared. */
const WRITTEN_AT = sql`timestamptz '2026-11-24 00:00:00Z'`;

async function insertPages(db: Kysely<unknown>): Promise<void> {
  for (const { path, kind, content } of presetPages) {
    await sql`
      insert into pages (path, kind, content, is_published, is_preset, created_at, updated_at)
        values (${path}, ${kind}, ${JSON.stringify(content)}::jsonb, true, true, ${WRITTEN_AT}, ${WRITTEN_AT})`.execute(
      db,
    );
  }
}

async function insertMenus(db: Kysely<unknown>): Promise<void> {
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
