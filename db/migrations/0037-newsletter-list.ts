import { type Kysely, sql } from 'kysely';

/** For the list of confirmed newsletter subscribers: an index in its order, and its search words (see 0007). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_subscribers
      add column search tsvector generated always as (search_words(email)) stored`.execute(db);
  await sql`
    create index newsletter_subscribers_search on newsletter_subscribers using gin (search)
    where status = 'confirmed'`.execute(db);
  await sql`
    create index newsletter_subscribers_newest on newsletter_subscribers (consented_at, id)
    where status = 'confirmed'`.execute(db);
}
