import type { Db } from '../../../db/client.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import type { SkipReason } from './outcomes/rules.ts';
import type { EmailKind, EmailState } from './rules.ts';
import type { MailTexts } from './texts/rules.ts';

/**
 * Id of the row that the mail is about; if the mail contains a link only for the receiver, also the sealed token of the
 * link.
 */
export type MailPayload = {
  id: string;
  sealedToken?: string;
  cancelled?: CancelledAppointment;
  /** Start of the appointment that a reminder is about, as ISO text. */
  startsAt?: string;
  /** Previous start of an appointment that has been moved, as ISO text. */
  movedFrom?: string;
  /** The previous host of a moved appointment, if the host has changed: the name of the attorney or of the firm. */
  hostBefore?: string;
  /** For `contact_reply`: the id of the reply. */
  replyId?: string;
  /** For `sign_in_changed`: how the sign-in of an account has changed; `id` is that of the account. */
  signInChange?: { what: string; passkey?: string };
  /**
   * For `mail_server_changed`: the id of the former settings, with which it is sent; null if there were none. `id` is that
   * of the change.
   */
  formerSetting?: string | null;
  /** For `it_sheet`: what it says, as JSON, read when somebody sent it. */
  itSheet?: string;
  /** Sent on behalf of staff: the limits of public forms do not apply. */
  isFromStaff?: true;
  /** For a test mail: the texts, which are written with sample facts; `id` then refers to no row. */
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
  clientLanguage?: string | null;
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
