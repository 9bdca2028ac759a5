import { type Kysely, sql } from 'kysely';

/** The display order of themes in the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index theme_settings_newest on theme_settings (created_at, id)`.execute(db);
}
