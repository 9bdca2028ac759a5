import { type Kysely, sql } from 'kysely';

/** Indexes that keep the back office's list of testimonials fast: see 0007. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table testimonials
      add column search tsvector generated always as
        (search_words(client_name, content, practice_area)) stored`.execute(db);
  await sql`create index testimonials_search on testimonials using gin (search)`.execute(db);
  await sql`drop index testimonials_published`.execute(db);
  for (const [name, where] of [
    ['testimonials_newest', 'true'],
    ['testimonials_published', 'is_published'],
    ['testimonials_drafts', 'not is_published'],
    ['testimonials_samples', 'is_sample'],
  ] as const) {
    await sql`
      create index ${sql.ref(name)} on testimonials (created_at, id)
        where ${sql.raw(where)}`.execute(db);
  }
}
