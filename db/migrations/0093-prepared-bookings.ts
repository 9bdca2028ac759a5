import { type Kysely, sql } from 'kysely';

/**
 * Times that a program holds for a person who confirms the booking: holds with the hash of the token in that person's
 * link. Holds of staff have none. Processes of the previous release respect every hold, whether of staff or of a program.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointment_holds add column token_hash text`.execute(db);
  await sql`
    create unique index appointment_holds_token on appointment_holds (token_hash)
    where token_hash is not null`.execute(db);
}
