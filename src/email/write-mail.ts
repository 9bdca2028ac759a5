import type { Db } from '../../db/client.ts';
import { appointmentLink } from '../appointments/client-link/appointment-link.ts';
import { findAppointmentForMail } from '../appointments/queries.ts';
import { findContactSubmissionForMail } from '../contact/queries.ts';
import { codePlace } from '../identity/local-pool/code-place.ts';
import { findCodeForMail } from '../identity/local-pool/code-queries.ts';
import { findSubscriberForMail } from '../newsletter/queries.ts';
import { tokenPlace } from '../newsletter/token.ts';
import { findCalculationForMail } from '../probate/queries.ts';
import { isTimeFor, type ReminderKind } from '../reminders/rules.ts';
import { hashOfToken } from '../secrets/hash-of-token.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Mail, Mailbox } from './mail.ts';
import { getMailFirm, type MailFirm } from './mail-look.ts';
import type { MailPayload } from './queries.ts';
import type { EmailKind } from './rules.ts';
import { bookingConfirmation } from './templates/booking-confirmation.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from './templates/booking-news.ts';
import { bookingNotice } from './templates/booking-notice.ts';
import { bookingReminderDay, bookingReminderHour } from './templates/booking-reminder.ts';
import { clientCancelled, clientConfirmed, clientMoved } from './templates/client-notices.ts';
import { passwordResetCode, signUpCode } from './templates/code-mails.ts';
import { contactNotice, contactReceipt } from './templates/contact-mails.ts';
import { newsletterConfirmation, newsletterWelcome } from './templates/newsletter-mails.ts';
import { probateResult } from './templates/probate-result.ts';

export type WrittenMail = { mail: Mail; firm: MailFirm; replyTo?: Mailbox };

/** What mails are written with. */
export type MailSources = {
  db: Db;
  secrets: SecretBox;
  now: () => Date;
  publicUrl: string;
};

type Writer = (
  source: MailSources & MailPayload & { firm: MailFirm; stamp: Date },
) => Promise<{ mail: Mail; replyTo?: Mailbox } | undefined>;

const mailboxOf = ({
  firstName,
  lastName,
  email,
}: Record<'firstName' | 'lastName' | 'email', string>) => ({
  name: `${firstName} ${lastName}`,
  address: email,
});

const aboutBooking =
  (
    template: typeof bookingConfirmation,
    { repliesToClient = false, statuses = ['scheduled', 'confirmed', 'completed'] } = {},
  ): Writer =>
  async ({ db, secrets, firm, publicUrl, id, stamp }) => {
    const appointment = await findAppointmentForMail(db, id);
    if (!appointment || !statuses.includes(appointment.status)) return undefined;
    // What goes to the firm must not let it act as the client.
    const link = repliesToClient
      ? undefined
      : await appointmentLink({ db, secrets, publicUrl }, id);
    const mail = template({ appointment, firm, stamp, publicUrl, link });
    return { mail, ...(repliesToClient && { replyTo: mailboxOf(appointment) }) };
  };

/** To the firm, whatever has become of the appointment since. */
const aboutClientsChange =
  (template: typeof clientMoved): Writer =>
  async ({ db, firm, id, movedFrom }) => {
    const appointment = await findAppointmentForMail(db, id);
    if (!appointment) return undefined;
    const mail = template({
      appointment,
      firm,
      ...(movedFrom && { movedFrom: new Date(movedFrom) }),
    });
    return { mail, replyTo: mailboxOf(appointment) };
  };

const HOLDING = { statuses: ['scheduled', 'confirmed'] };

/** Of a start that was given up, or that it is too late to be reminded of, nobody is reminded. */
const asReminder =
  (kind: ReminderKind, template: typeof bookingReminderDay): Writer =>
  async (source) => {
    const { db, now, id, startsAt = '' } = source;
    const appointment = await findAppointmentForMail(db, id);
    const start = appointment?.scheduledDate;
    if (start?.toISOString() !== startsAt || !isTimeFor(kind, { startsAt: start, now: now() })) {
      return undefined;
    }
    return aboutBooking(template, HOLDING)(source);
  };

/** Of a deleted appointment it is written from what the mail itself has kept. */
const aboutCancelledBooking: Writer = async ({ db, firm, publicUrl, id, cancelled, stamp }) => {
  const kept = await findAppointmentForMail(db, id);
  if (kept && kept.status !== 'cancelled') return undefined;
  const appointment =
    kept ?? (cancelled && { ...cancelled, id, scheduledDate: new Date(cancelled.scheduledDate) });
  return appointment && { mail: bookingCancelled({ appointment, firm, stamp, publicUrl }) };
};

const aboutMessage =
  (template: typeof contactNotice, repliesToSender: boolean): Writer =>
  async ({ db, firm, id }) => {
    const submission = await findContactSubmissionForMail(db, id);
    if (!submission) return undefined;
    const mail = template({ submission, firm });
    return { mail, ...(repliesToSender && { replyTo: mailboxOf(submission) }) };
  };

const aboutSubscription =
  (template: typeof newsletterConfirmation, status: 'pending' | 'confirmed'): Writer =>
  async ({ db, secrets, firm, publicUrl, id, sealedToken = '' }) => {
    const subscriber = await findSubscriberForMail(db, id);
    const token = secrets.open(sealedToken, tokenPlace(id));
    // A later wish or decision of the same address has replaced this one.
    if (subscriber?.status !== status || subscriber.tokenHash !== hashOfToken(token))
      return undefined;
    return { mail: template({ firm, publicUrl, token }) };
  };

const aboutCode =
  (template: typeof signUpCode): Writer =>
  async ({ db, secrets, now, firm, id }) => {
    const kept = await findCodeForMail(db, id);
    if (!kept || kept.expiresAt <= now()) return undefined;
    const code = secrets.open(kept.sealedCode, codePlace(id));
    return { mail: template({ code, username: kept.username, firm }) };
  };

const WRITERS: Readonly<Record<EmailKind, Writer>> = {
  booking_cancelled: aboutCancelledBooking,
  booking_changed: aboutBooking(bookingChanged, HOLDING),
  booking_confirmation: aboutBooking(bookingConfirmation),
  booking_confirmed: aboutBooking(bookingConfirmed, { statuses: ['confirmed'] }),
  booking_link: aboutBooking(bookingLink),
  booking_notice: aboutBooking(bookingNotice, { repliesToClient: true }),
  booking_reminder_day: asReminder('booking_reminder_day', bookingReminderDay),
  booking_reminder_hour: asReminder('booking_reminder_hour', bookingReminderHour),
  booking_reopened: aboutBooking(bookingReopened, HOLDING),
  booking_unconfirmed: aboutBooking(bookingUnconfirmed, { statuses: ['scheduled'] }),
  client_cancelled: aboutClientsChange(clientCancelled),
  client_confirmed: aboutClientsChange(clientConfirmed),
  client_moved: aboutClientsChange(clientMoved),
  contact_notice: aboutMessage(contactNotice, true),
  contact_receipt: aboutMessage(contactReceipt, false),
  newsletter_confirmation: aboutSubscription(newsletterConfirmation, 'pending'),
  newsletter_welcome: aboutSubscription(newsletterWelcome, 'confirmed'),
  password_reset_code: aboutCode(passwordResetCode),
  probate_result: async ({ db, firm, publicUrl, id }) => {
    const calculation = await findCalculationForMail(db, id);
    return calculation && { mail: probateResult({ calculation, firm, publicUrl }) };
  },
  sign_up_code: aboutCode(signUpCode),
};

/**
 * Writes a mail from what it tells about as that is now; undefined if there is no longer a reason to
 * send it.
 */
export async function writeMail(
  sources: MailSources,
  { kind, payload, createdAt }: { kind: EmailKind; payload: MailPayload; createdAt: Date },
): Promise<WrittenMail | undefined> {
  const firm = await getMailFirm(sources.db);
  const written = await WRITERS[kind]({ ...sources, ...payload, firm, stamp: createdAt });
  return written && { ...written, firm };
}
