import { type Kysely, sql } from 'kysely';

/** For the list of the addresses that visitors left at the calculator: indexes in its orders, and its search words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table probate_calculations
      add column search tsvector generated always as (search_words(user_email)) stored`.execute(db);
  await sql`
    create index probate_calculations_search on probate_calculations using gin (search)
    where user_email is not null`.execute(db);
  await sql`
    create index probate_calculations_with_address on probate_calculations (created_at, id)
    where user_email is not null`.execute(db);
  await sql`
    create index probate_calculations_by_email on probate_calculations (user_email, id)
    where user_email is not null`.execute(db);
}
