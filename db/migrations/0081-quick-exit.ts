import { type Kysely, sql } from 'kysely';
import { leavingPage } from '../preset-pages/leaving.ts';

/**
 * Where the site offers to leave it quickly, where that leads, and the hotlines of the page that explains it. On from
 * the start where people write about a family, book or read about their appointment; the hotline is not confirmed, so
 * visitors do not see it before staff have called it. Copies of the release before do not read this table, and show the
 * page without the hotlines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quick_exit_settings (
      id integer primary key default 1 check (id = 1),
      places text[] not null default '{}',
      practice_areas text[] not null default '{}',
      neutral_url text not null,
      hotlines jsonb not null default '[]' check (jsonb_typeof(hotlines) = 'array'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger touch_updated_at before update on quick_exit_settings
      for each row execute function touch_updated_at()`.execute(db);
  await sql`
    create trigger notify_content_changed
      after insert or update or delete or truncate on quick_exit_settings
      for each statement execute function notify_content_changed()`.execute(db);
  await sql`
    insert into quick_exit_settings (places, practice_areas, neutral_url, hotlines, created_at, updated_at)
      values ('{booking,contact,client_page}', '{family-law}', 'https://www.weather.gov/',
        ${JSON.stringify(HOTLINES)}::jsonb, ${SEEDED_AT}, ${SEEDED_AT})`.execute(db);
  await sql`
    insert into pages (path, kind, content, is_published, is_preset, created_at, updated_at)
      values ('/leaving-this-site', 'application', ${JSON.stringify(leavingPage)}::jsonb, true, true,
        ${SEEDED_AT}, ${SEEDED_AT})
      on conflict (path) do nothing`.execute(db);
}

/** When the seeded rows were written: the same in every installation, so that copies of a database can be compared. */
const SEEDED_AT = sql`timestamptz '2026-11-26 00:00:00Z'`;

const HOTLINES = [
  {
    name: 'National Domestic Violence Hotline',
    phone: '1-800-799-7233',
    note: 'Day and night; advocates also answer by text and chat',
    confirmedOn: null,
  },
];
