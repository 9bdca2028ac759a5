import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import { FORM_EMAIL_KINDS, MAILS_PER_MAILBOX } from './rules.ts';

/**
 * Counts, up to `max`, the other mails from public forms to the same mailbox since a day before this mail: those that
 * were sent, and those that were created before it and are not skipped. This way, each of several concurrent mails
 * counts the earlier ones.
 */
export async function countMailsToMailbox(
  db: Db,
  { id, max }: { id: string; max: number },
): Promise<number> {
  // Literals, so that Postgres uses the partial index `outbox_emails_mailbox`.
  const kinds = sql.join(FORM_EMAIL_KINDS.map((kind) => sql.lit(kind)));
  const { rows } = await sql<{ mails: string }>`
    select count(*) as mails from (
      select from ${scoped('outbox_emails', 'mail')} join ${scoped('outbox_emails', 'other')}
        on mailbox_key(other.to_email) = mailbox_key(mail.to_email)
      where mail.id = ${id} and other.id <> mail.id
        and other.kind in (${kinds}) and other.payload ->> 'isFromStaff' is null
        and other.created_at > mail.created_at - make_interval(secs => ${MAILS_PER_MAILBOX.seconds})
        and (other.state = 'sent'
          or other.state <> 'skipped' and (other.created_at, other.id) < (mail.created_at, mail.id))
      limit ${Math.ceil(max)}
    ) as found`.execute(db);
  return Number(rows[0]?.mails ?? 0);
}
