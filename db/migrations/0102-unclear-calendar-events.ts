import { type Kysely, sql } from 'kysely';

/** The number of events of a calendar's file that the last read could not understand completely. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar_busy_reads add column unclear_events int not null default 0`.execute(db);
}
