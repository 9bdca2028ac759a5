import { type Kysely, sql } from 'kysely';

/** Whether a mark is drawn in one colour; not known of marks that were uploaded before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table firm_marks add column is_one_colour boolean not null default false`.execute(
    db,
  );
}
