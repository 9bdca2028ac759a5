import { type Kysely, sql } from 'kysely';

/** For blocked times that repeat: the rows of a series share its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table time_off add column series_id text`.execute(db);
  await sql`
    create index time_off_series on time_off (series_id, starts_at) where series_id is not null
  `.execute(db);
}
