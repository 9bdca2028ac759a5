import { type Kysely, sql } from 'kysely';

/** What is below the field for the message once a practice area is chosen; empty for the words that fit every area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice_areas add column message_hint text not null default ''`.execute(
    db,
  );
}
