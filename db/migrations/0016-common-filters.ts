import { type Kysely, sql } from 'kysely';

/**
 * For messages of one area in one state: either alone may be common and the two together rare, and then an
 * index on one of them is walked to its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, where] of [
    ['contact_submissions_area_new', 'not is_read'],
    ['contact_submissions_area_open', 'not is_resolved'],
    ['contact_submissions_area_resolved', 'is_resolved'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on contact_submissions (practice_area, created_at, id)
      where ${sql.raw(where)}`.execute(db);
  }
}
