import { type Kysely, sql } from 'kysely';

/** A picture of the gallery for each office, such as the house or its entrance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offices add column picture_id text references pictures (id) on delete set null`.execute(
    db,
  );
  await sql`create index offices_picture on offices (picture_id)`.execute(db);
}
