import { type Kysely, sql } from 'kysely';

/**
 * An id for each client link, from which its token is derived when a mail needs it; and at most one active link per
 * appointment, even if several are created at the same time.
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
