import { type Kysely, sql } from 'kysely';

/**
 * For what few rows have or none: whoever is looked for by address among any number of strangers who signed up,
 * and invented articles among all that the firm wrote since (testimonials have the like). Writes to the three
 * tables wait for as long as this takes: a second for a million rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_email on users (lower(email))`.execute(db);
  await sql`create index accounts_email on local_identity.accounts (lower(email))`.execute(db);
  await sql`create index blog_posts_samples on blog_posts (created_at, id) where is_sample`.execute(
    db,
  );
}
