import { type Kysely, sql } from 'kysely';

const TABLES = [
  'appointments',
  'contact_submissions',
  'newsletter_subscribers',
  'probate_calculations',
] as const;

/** The language in which somebody wrote to the firm, such as `es`; null for the main language of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} add column client_language text`.execute(db);
  }
}
