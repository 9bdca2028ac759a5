import { type Kysely, sql } from 'kysely';

/** Bookings by week are counted by when they came in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index appointments_created on appointments (created_at)`.execute(db);
}
