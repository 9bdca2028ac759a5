import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import type { Mail } from './mail.ts';
import type { EmailKind, EmailState } from './rules.ts';

export type NewEmail = {
  kind: EmailKind;
  toEmail: string;
  toName: string;
  payload: MailPayload;
  /** One mail per key, ever. */
  dedupeKey: string;
};

/** Id of the row that the mail tells about; and, for a link of the receiver's own, its token, sealed. */
export type MailPayload = {
  id: string;
  sealedToken?: string;
  cancelled?: CancelledAppointment;
  /** The start that a reminder is of, as ISO text. */
  startsAt?: string;
  /** ISO text: when an appointment was before its client moved it. */
  movedFrom?: string;
};

/** What a cancellation says, kept because the appointment may be deleted before the mail is sent. */
type CancelledAppointment = {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO text: the payload is JSON. */
  scheduledDate: string;
  duration: number;
  version: number;
};

/** Inserts mails to be sent; one whose key is known already is left out. Answers the new ids. */
export function insertOutboxEmails(tx: Tx, emails: readonly NewEmail[]): Promise<{ id: string }[]> {
  return tx
    .insertInto('outboxEmails')
    .values(emails.map((email) => ({ ...email, payload: JSON.stringify(email.payload) })))
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .execute();
}

export function findOutboxEmail(db: Db, id: string) {
  return db
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'toEmail', 'toName', 'payload', 'state', 'createdAt', 'failingSince'])
    .where('id', '=', id)
    .$narrowType<{ kind: EmailKind; payload: MailPayload; state: EmailState }>()
    .executeTakeFirst();
}

export type OutboxEmail = NonNullable<Awaited<ReturnType<typeof findOutboxEmail>>>;

/** Records what was sent, word for word. */
export async function markEmailSent(
  db: Db,
  id: string,
  { mail, messageId, now }: { mail: Mail; messageId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('outboxEmails')
    .set({
      state: 'sent',
      attempts: sql`attempts + 1`,
      lastError: null,
      failingSince: null,
      sentAt: now,
      messageId,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      attachments: JSON.stringify(mail.invitation ? [mail.invitation] : []),
    })
    .where('id', '=', id)
    .execute();
}

const MAX_ERROR_LENGTH = 500;

/** Records why an attempt failed. What another attempt has brought to its end meanwhile stays as it is. */
export async function markEmailAttemptFailed(
  db: Db,
  id: string,
  failure: { reason: string; failingSince: Date; state: 'failed' | 'needs_attention' },
): Promise<void> {
  const { reason, failingSince, state } = failure;
  await db
    .updateTable('outboxEmails')
    .set({
      state,
      attempts: sql`attempts + 1`,
      lastError: reason.slice(0, MAX_ERROR_LENGTH),
      failingSince,
    })
    .where('id', '=', id)
    .where('state', 'not in', ['sent', 'skipped'])
    .execute();
}

/** Records that there is no longer a reason to send. */
export async function markEmailSkipped(db: Db, id: string): Promise<void> {
  await db.updateTable('outboxEmails').set({ state: 'skipped' }).where('id', '=', id).execute();
}

/** Mails about a row, newest first, at most fifty. */
export function listEmailsAbout(db: Db, id: string) {
  return db
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'toEmail', 'state', 'createdAt', 'sentAt'])
    .where(sql`payload ->> 'id'`, '=', id)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
}

/** The newest mails, for the development mailbox. */
export function listOutboxEmails(db: Db, limit: number) {
  return db
    .selectFrom('outboxEmails')
    .select([
      'id',
      'kind',
      'toEmail',
      'toName',
      'subject',
      'state',
      'attempts',
      'lastError',
      'createdAt',
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type Attachment = NonNullable<Mail['invitation']>;

/** A mail with its words as they were sent. */
export function findOutboxEmailWithBody(db: Db, id: string) {
  return db
    .selectFrom('outboxEmails')
    .select(['toEmail', 'toName', 'subject', 'textBody', 'htmlBody', 'state', 'sentAt'])
    .select((eb) => eb.ref('attachments').$castTo<Attachment[] | null>().as('attachments'))
    .where('id', '=', id)
    .executeTakeFirst();
}
