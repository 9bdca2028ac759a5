import { type Kysely, sql } from 'kysely';

/** The order in which the office lists themes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index theme_settings_newest on theme_settings (created_at, id)`.execute(db);
}
