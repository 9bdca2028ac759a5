import { type Kysely, sql } from 'kysely';

/**
 * Indexes in the orders by which staff can sort testimonials, articles and appointments; the expressions are those of
 * the queries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index testimonials_name on testimonials (lower(client_name), id)`.execute(db);
  await sql`create index testimonials_rating on testimonials (rating, created_at, id)`.execute(db);
  await sql`create index blog_posts_title on blog_posts (lower(title), id)`.execute(db);
  await sql`
    create index blog_posts_shown_date on blog_posts (coalesce(published_at, updated_at), id)`.execute(
    db,
  );
  await sql`
    create index appointments_name
    on appointments (lower(last_name || ' ' || first_name), id)`.execute(db);
}
