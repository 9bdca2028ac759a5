import { mayUse, numberToCall } from '../contact-preferences/rules.ts';
import type { Mail } from '../email/mail.ts';
import { type MailContent, type MailReceiver, mailboxOf } from '../email/mail-content.ts';
import type { MailPayload } from '../email/queries.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { isOutsideArea } from '../scheduling/area-rules.ts';
import { listHosts } from '../scheduling/queries.ts';
import { appointmentLink } from './client-link/appointment-link.ts';
import { findAppointmentForClient, findAppointmentForMail } from './mail-queries.ts';
import { bookingConfirmation } from './mail-templates/booking-confirmation.ts';
import { bookingNotice } from './mail-templates/booking-notice.ts';
import { bookingReminderDay, bookingReminderHour } from './mail-templates/booking-reminder.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from './mail-templates/booking-updates.ts';
import { clientCancelled, clientConfirmed, clientMoved } from './mail-templates/client-notices.ts';
import { rebookInvitation } from './mail-templates/rebook-invitation.ts';
import {
  SAMPLE_APPOINTMENT,
  SAMPLE_STAMP,
  sampleFor,
} from './mail-templates/sample-appointment.ts';
import { findInvitation } from './no-shows/queries.ts';
import { markReminderSent } from './reminders/queries.ts';
import { isTimeFor, type ReminderKind } from './reminders/rules.ts';

type ClientMail = (input: Parameters<typeof bookingConfirmation>[0] & Move) => Mail;

/** The changes made by a move. */
type Move = { movedFrom?: Date; hostBefore?: string };

const NOT_CANCELLED = ['scheduled', 'confirmed', 'completed'];

/**
 * The client, with the preferences stated for the appointment; for a deleted appointment they are in the payload's
 * snapshot.
 */
const client: MailReceiver = async (db, { id, cancelled }) =>
  ((await findAppointmentForMail(db, id)) ?? cancelled)?.contactPreferences ?? null;

const languageOfClient: MailContent['language'] = async (db, { id, cancelled }) =>
  ((await findAppointmentForMail(db, id)) ?? cancelled)?.clientLanguage;

const aboutBooking = (template: ClientMail, { statuses = NOT_CANCELLED } = {}): MailContent => ({
  receiver: client,
  language: languageOfClient,

  async write({ db, secrets, firm, texts, wording, publicUrl, id, stamp, ...payload }) {
    const found = await findAppointmentForClient(db, id);
    if (!found || !statuses.includes(found.status)) return undefined;
    const link = await appointmentLink({ db, secrets, publicUrl, firm }, id);
    const hosts = await listHosts(db);
    const host = hosts.find(({ number }) => number === found.hostNumber);
    const appointment = {
      ...found,
      phone: numberToCall(found),
      isOutsideArea: isOutsideArea(hosts, host, found.practiceArea),
    };
    const facts = { appointment, firm, texts, wording, stamp, publicUrl, link };
    return { mail: template({ ...facts, ...moveOf(payload) }) };
  },
  sample: ({ firm, texts, wording = 'named', publicUrl, part }) =>
    template({
      ...sampleFor(part, packFor(firm).words),
      firm,
      texts,
      wording,
      stamp: SAMPLE_STAMP,
      publicUrl,
      link: `${publicUrl}/appointment/sample`,
    }),
});

/**
 * Mail to the firm about a client's action, sent regardless of the appointment's current status unless limited to
 * `statuses`. It has no client link, so that the firm cannot act as the client.
 */
const noticeToFirm = (
  template: typeof clientMoved,
  { statuses }: { statuses?: string[] } = {},
): MailContent => ({
  receiver: 'firm',

  async write({ db, firm, id, ...payload }) {
    const appointment = await findAppointmentForMail(db, id);
    if (!appointment || statuses?.includes(appointment.status) === false) return undefined;
    const mail = template({ appointment, firm, ...moveOf(payload) });
    const mayReply = mayUse(appointment.contactPreferences, 'email');
    return { mail, ...(mayReply && { replyTo: mailboxOf(appointment) }) };
  },
  sample: ({ firm }) => template({ appointment: SAMPLE_APPOINTMENT, firm }),
});

const moveOf = ({
  movedFrom,
  hostBefore,
}: Pick<MailPayload, 'movedFrom' | 'hostBefore'>): Move => ({
  ...(movedFrom && { movedFrom: new Date(movedFrom) }),
  ...(hostBefore && { hostBefore }),
});

const ONLY_OPEN = { statuses: ['scheduled', 'confirmed'] };

/** A reminder that was only caught here does not count as sent. */
const noteReminder: MailContent['onSent'] = async (tx, { id, startsAt }, { outcome }) => {
  if (startsAt && outcome === 'accepted')
    await markReminderSent(tx, { id, startsAt: new Date(startsAt) });
};

/** No reminder is sent if the start has changed since, or it is too late for one. */
const asReminder = (kind: ReminderKind, template: typeof bookingReminderDay): MailContent => ({
  receiver: client,
  language: languageOfClient,

  async write(input) {
    const { db, now, id, startsAt = '' } = input;
    const appointment = await findAppointmentForMail(db, id);
    const start = appointment?.scheduledDate;
    if (start?.toISOString() !== startsAt || !isTimeFor(kind, { startsAt: start, now: now() })) {
      return undefined;
    }
    return aboutBooking(template, ONLY_OPEN).write(input);
  },
  sample: aboutBooking(template).sample,
  onSent: noteReminder,
});

/** If the appointment has been deleted, the mail is written from the snapshot in its own payload. */
const aboutCancelledBooking: MailContent = {
  receiver: client,
  language: languageOfClient,

  async write({ db, firm, texts, wording, publicUrl, id, cancelled, stamp }) {
    const stored = await findAppointmentForClient(db, id);
    if (stored && stored.status !== 'cancelled') return undefined;
    const appointment =
      stored ??
      (cancelled && { ...cancelled, id, scheduledDate: new Date(cancelled.scheduledDate) });
    if (!appointment) return undefined;
    return { mail: bookingCancelled({ appointment, firm, texts, wording, stamp, publicUrl }) };
  },
  sample: aboutBooking(bookingCancelled).sample,
};

const invitation: MailContent = {
  receiver: client,
  language: languageOfClient,

  async write({ db, firm, texts, wording, publicUrl, id }) {
    const found = await findInvitation(db, id);
    return (
      found && { mail: rebookInvitation({ invitation: found, firm, texts, wording, publicUrl }) }
    );
  },
  sample: ({ firm, texts, publicUrl, wording = 'named' }) =>
    rebookInvitation({
      invitation: { firstName: SAMPLE_APPOINTMENT.firstName, type: 'initial', attorney: null },
      firm,
      texts,
      wording,
      publicUrl,
    }),
};

/** The contents of all mails about appointments, by kind. */
export const appointmentMails = {
  booking_cancelled: aboutCancelledBooking,
  booking_changed: aboutBooking(bookingChanged, ONLY_OPEN),
  booking_confirmation: aboutBooking(bookingConfirmation),
  booking_confirmed: aboutBooking(bookingConfirmed, { statuses: ['confirmed'] }),
  booking_link: aboutBooking(bookingLink),
  booking_notice: noticeToFirm(bookingNotice, { statuses: NOT_CANCELLED }),
  booking_reminder_day: asReminder('booking_reminder_day', bookingReminderDay),
  booking_reminder_hour: asReminder('booking_reminder_hour', bookingReminderHour),
  booking_reopened: aboutBooking(bookingReopened, ONLY_OPEN),
  booking_unconfirmed: aboutBooking(bookingUnconfirmed, { statuses: ['scheduled'] }),
  rebook_invitation: invitation,
  client_cancelled: noticeToFirm(clientCancelled),
  client_confirmed: noticeToFirm(clientConfirmed),
  client_moved: noticeToFirm(clientMoved),
};
