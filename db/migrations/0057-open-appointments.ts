import { type Kysely, sql } from 'kysely';

/** An index for the appointments that are over and still open, which are few among all past ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index appointments_open on appointments (scheduled_date, id)
    where status in ('scheduled', 'confirmed')`.execute(db);
}
