import { type Kysely, sql } from 'kysely';

/**
 * Indexes that keep the lists of the back office fast with a million rows: one for each sort order, one for each
 * filter, and one for text search. The id breaks ties between dates, for keyset pagination.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The parts of an address are indexed as words too: 'simple' would keep dana@example.com whole.
  await sql`
    create function search_words(variadic parts text[]) returns tsvector
      language sql immutable parallel safe
      return to_tsvector('simple', translate(array_to_string(parts, ' ', ''), '@._-+', '     '))`.execute(
    db,
  );

  await sql`
    alter table contact_submissions
      add column search tsvector generated always as
        (search_words(first_name, last_name, email, phone, practice_area, message)) stored`.execute(
    db,
  );
  await sql`create index contact_submissions_search on contact_submissions using gin (search)`.execute(
    db,
  );
  await sql`drop index contact_submissions_created`.execute(db);
  for (const [name, columns, where] of [
    ['contact_submissions_newest', 'contact_submissions (created_at, id)', 'true'],
    ['contact_submissions_area', 'contact_submissions (practice_area, created_at, id)', 'true'],
    ['contact_submissions_new', 'contact_submissions (created_at, id)', 'not is_read'],
    ['contact_submissions_open', 'contact_submissions (created_at, id)', 'not is_resolved'],
    ['contact_submissions_resolved', 'contact_submissions (created_at, id)', 'is_resolved'],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)} where ${sql.raw(where)}`.execute(
      db,
    );
  }
}
