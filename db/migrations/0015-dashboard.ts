import { type Kysely, sql } from 'kysely';

/** For the dashboard, which counts bookings by the week in which they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index appointments_created on appointments (created_at)`.execute(db);
}
