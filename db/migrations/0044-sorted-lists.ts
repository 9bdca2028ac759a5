import { type Kysely, sql } from 'kysely';

/** Indexes in the orders by which staff can sort their lists; the expressions are those of the queries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index contact_submissions_name
    on contact_submissions (lower(last_name || ' ' || first_name), id)`.execute(db);
  await sql`
    create index contact_submissions_status on contact_submissions (
      (case when is_resolved then 2 when is_read then 1 else 0 end), created_at, id)`.execute(db);
  await sql`
    create index newsletter_subscribers_by_email on newsletter_subscribers (email, id)
    where status = 'confirmed'`.execute(db);
}
