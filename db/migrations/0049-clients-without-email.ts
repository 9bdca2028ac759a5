import { type Kysely, sql } from 'kysely';

/**
 * A client who is booked by phone has the e-mail address '', which is not null for the copies of the release before. No
 * mail to it ever gets into the outbox, whichever copy writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function skip_mail_to_nobody() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`.execute(db);
  await sql`
    create trigger skip_mail_to_nobody before insert on outbox_emails
      for each row when (new.to_email = '') execute function skip_mail_to_nobody()`.execute(db);
}
