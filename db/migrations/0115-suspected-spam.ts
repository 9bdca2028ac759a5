import { type Kysely, sql } from 'kysely';

/** Messages that may be spam because a field was filled in that people do not see; unlike `is_spam`, not set by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_submissions
      add column suspected_spam boolean not null default false`.execute(db);
}
