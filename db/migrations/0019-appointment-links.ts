import { type Kysely, sql } from 'kysely';

/**
 * A name for each link of a client's own, from which its token is derived when a mail needs it; and one live
 * link for an appointment, however many people renew it at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointment_links
      add column id text not null default gen_random_uuid()::text,
      add constraint appointment_links_id unique (id)`.execute(db);
  await sql`
    create unique index appointment_links_live on appointment_links (appointment_id)
      where revoked_at is null`.execute(db);
}
