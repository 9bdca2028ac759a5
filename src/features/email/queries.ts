import type { Db } from '../../../db/client.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import type { EmailKind, EmailState, SkipReason } from './rules.ts';
import type { MailTexts } from './texts/rules.ts';

/** Id of the row that the mail is about; if the mail has a link for the receiver alone, also its sealed token. */
export type MailPayload = {
  id: string;
  sealedToken?: string;
  cancelled?: CancelledAppointment;
  /** Start of the appointment that a reminder is about, as ISO text. */
  startsAt?: string;
  /** Previous start of an appointment that has been moved, as ISO text. */
  movedFrom?: string;
  /** Whom an appointment was with before it was moved to somebody else: the name of an attorney or of the firm. */
  hostBefore?: string;
  /** The reply that the mail is, for `contact_reply`. */
  replyId?: string;
  /** How the sign-in of an account has changed, for `sign_in_changed`; `id` is that of the account. */
  signInChange?: { what: string; passkey?: string };
  /** Sent on behalf of staff: the limits of public forms do not apply. */
  isFromStaff?: true;
  /** For a test mail: the texts to be written with sample facts; `id` then belongs to no row. */
  sampleTexts?: MailTexts;
};

/** The content of a cancellation, kept because the appointment may be deleted before the mail is sent. */
type CancelledAppointment = {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO text, because the payload is JSON. */
  scheduledDate: string;
  duration: number;
  version: number;
  contactPreferences?: ContactPreferences | null;
};

export function findOutboxEmail(db: Db, id: string) {
  return db
    .selectFrom('outboxEmails')
    .select([
      'id',
      'kind',
      'toEmail',
      'toName',
      'payload',
      'state',
      'createdAt',
      'failingSince',
      'skipReason',
    ])
    .where('id', '=', id)
    .$narrowType<{
      kind: EmailKind;
      payload: MailPayload;
      state: EmailState;
      skipReason: SkipReason | null;
    }>()
    .executeTakeFirst();
}

export type OutboxEmail = NonNullable<Awaited<ReturnType<typeof findOutboxEmail>>>;
