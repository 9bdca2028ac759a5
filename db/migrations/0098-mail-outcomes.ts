import { type Kysely, sql } from 'kysely';

/**
 * What happened to mails: newsletter mails that were only caught on this installation, an index to count caught mails,
 * when a mail server last accepted a test mail with the settings in use, and public pages that show whether mail is
 * connected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table letter_recipients
      drop constraint letter_recipients_state_check,
      add constraint letter_recipients_state_check check (state in (
        'waiting', 'queued', 'deferred', 'sent', 'caught', 'refused', 'unsubscribed', 'cancelled')) not valid`.execute(
    db,
  );
  await sql`
    update letter_recipients as recipient set state = 'caught'
    from outbox_emails as mail
    where recipient.state = 'sent' and mail.kind = 'newsletter_letter' and mail.is_caught
      and mail.payload ->> 'id' = recipient.id`.execute(db);
  await sql`
    create index outbox_emails_caught on outbox_emails (created_at, id) where is_caught`.execute(
    db,
  );
  await sql`alter table email_settings add column tested_at timestamptz`.execute(db);
  // A mail that was accepted proves the same as a test. It is no change of the settings.
  await sql`alter table email_settings disable trigger touch_updated_at`.execute(db);
  await sql`
    update email_settings as setting set tested_at = accepted.at
    from (
      select email_settings.id, min(sent_at) as at
      from email_settings join outbox_emails on sent_at >= email_settings.created_at
      where state = 'sent' and not is_caught
      group by email_settings.id
    ) as accepted
    where accepted.id = setting.id`.execute(db);
  await sql`alter table email_settings enable trigger touch_updated_at`.execute(db);
  await sql`
    create trigger notify_content_changed after insert or delete or update of is_active on email_settings
      for each statement execute function notify_content_changed()`.execute(db);
}
