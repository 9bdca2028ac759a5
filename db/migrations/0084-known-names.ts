import { type Kysely, sql } from 'kysely';

/**
 * Queues the clients that the firm knows already for the conflict check, the oldest first. A migration of its own,
 * because the one before locks the tables of the clients until it is committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into conflict_queue (kind, record_id, added_at)
      select 'message', id, created_at from contact_submissions
      union all select 'appointment', id, created_at from appointments
      on conflict do nothing`.execute(db);
}
