import { type Kysely, sql } from 'kysely';

/**
 * An invitation is for one address, not for all that `mailbox_key` takes for the same mailbox: `a+b@` may belong to
 * somebody else than `a@`. Copies of the previous release still replace invitations by mailbox, which fits the new index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index staff_invitations_email on staff_invitations (lower(email))`.execute(
    db,
  );
  await sql`drop index staff_invitations_mailbox`.execute(db);
}
