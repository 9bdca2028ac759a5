import { type Kysely, sql } from 'kysely';

/** For mails of one kind in one state, which may never meet: then an index on either is walked to its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_emails_kind_state on outbox_emails (kind, state, created_at, id)`.execute(
    db,
  );
}
