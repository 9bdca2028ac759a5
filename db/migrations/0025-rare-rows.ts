import { type Kysely, sql } from 'kysely';

/**
 * Indexes for rare rows: a person searched by address among many strangers who signed up, and sample articles among
 * those that the firm wrote (testimonials have such an index). Writes to the three tables wait while the indexes are
 * built: a second for a million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_email on users (lower(email))`.execute(db);
  await sql`create index accounts_email on local_identity.accounts (lower(email))`.execute(db);
  await sql`create index blog_posts_samples on blog_posts (created_at, id) where is_sample`.execute(
    db,
  );
}
