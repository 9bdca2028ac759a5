import { type Kysely, sql } from 'kysely';

/** The areas that somebody's role is limited to; null: the whole role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column areas text[] check (cardinality(areas) > 0)`.execute(db);
  await sql`
    alter table staff_invitations add column areas text[] check (cardinality(areas) > 0)`.execute(
    db,
  );
}
