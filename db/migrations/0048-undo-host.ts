import { type Kysely, sql } from 'kysely';

/** The host before a change, which an undo restores. Null in rows of the release before, which cannot change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointment_undos add column host_number integer`.execute(db);
}
