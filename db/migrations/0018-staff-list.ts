import { type Kysely, sql } from 'kysely';

/** Indexes that keep the list of staff fast however many strangers sign up: see 0007. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column search tsvector generated always as (search_words(username, email)) stored`.execute(
    db,
  );
  await sql`create index users_search on users using gin (search)`.execute(db);
  await sql`create index users_newest on users (created_at, id)`.execute(db);
  await sql`create index users_role on users (role, created_at, id)`.execute(db);
}
