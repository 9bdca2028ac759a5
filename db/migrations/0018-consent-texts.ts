import { type Kysely, sql } from 'kysely';

/** What somebody agreed to when they wrote to the firm, as it was shown; null for older messages and without consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_submissions add column consent_text text`.execute(db);
}
