import { type Kysely, sql } from 'kysely';

/**
 * For filtering messages by both practice area and state: each value may be common and the combination rare, and then
 * an index on one column would be scanned to its end.
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
