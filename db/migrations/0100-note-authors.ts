import { type Kysely, sql } from 'kysely';

/**
 * The account, or the API key, that wrote a note: only it may change the note. Null in notes that copies of the previous
 * release add, which nobody may change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person_notes add column author_id text`.execute(db);
  await sql`
    update person_notes set author_id = users.id
    from users where users.username = person_notes.author`.execute(db);
}
