import type { Tx } from '../../../db/client.ts';
import type { Mail } from '../email/mail.ts';
import { type MailContent, mailboxOf } from '../email/mail-content.ts';
import type { MailPayload } from '../email/queries.ts';
import { appointmentLink } from './client-link/appointment-link.ts';
import { bookingConfirmation } from './mail-templates/booking-confirmation.ts';
import {
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingLink,
  bookingReopened,
  bookingUnconfirmed,
} from './mail-templates/booking-news.ts';
import { bookingNotice } from './mail-templates/booking-notice.ts';
import { bookingReminderDay, bookingReminderHour } from './mail-templates/booking-reminder.ts';
import { clientCancelled, clientConfirmed, clientMoved } from './mail-templates/client-notices.ts';
import { rebookInvitation } from './mail-templates/rebook-invitation.ts';
import {
  SAMPLE_APPOINTMENT,
  SAMPLE_STAMP,
  sampleFor,
} from './mail-templates/sample-appointment.ts';
import { findInvitation } from './no-shows/queries.ts';
import { findAppointmentForMail } from './queries.ts';
import { markReminderSent } from './reminders/queries.ts';
import { isTimeFor, type ReminderKind } from './reminders/rules.ts';

type ClientMail = (input: Parameters<typeof bookingConfirmation>[0] & Move) => Mail;

/** What a move has changed. */
type Move = { movedFrom?: Date; hostBefore?: string };

const aboutBooking = (
  template: ClientMail,
  { repliesToClient = false, statuses = ['scheduled', 'confirmed', 'completed'] } = {},
): MailContent => ({
  async write({ db, secrets, firm, texts, publicUrl, id, stamp, ...payload }) {
    const appointment = await findAppointmentForMail(db, id);
    if (!appointment || !statuses.includes(appointment.status)) return undefined;
    // Mail to the firm has no client link, so that the firm cannot act as the client.
    const link = repliesToClient
      ? undefined
      : await appointmentLink({ db, secrets, publicUrl }, id);
    const facts = { appointment, firm, texts, stamp, publicUrl, link };
    const mail = template({ ...facts, ...moveOf(payload) });
    return { mail, ...(repliesToClient && { replyTo: mailboxOf(appointment) }) };
  },
  sample: ({ firm, texts, publicUrl, part }) =>
    template({
      ...sampleFor(part),
      firm,
      texts,
      stamp: SAMPLE_STAMP,
      publicUrl,
      link: repliesToClient ? undefined : `${publicUrl}/appointment/sample`,
    }),
});

/** Mail to the firm about a client's change, whatever the current status of the appointment is. */
const aboutClientsChange = (template: typeof clientMoved): MailContent => ({
  async write({ db, firm, id, ...payload }) {
    const appointment = await findAppointmentForMail(db, id);
    if (!appointment) return undefined;
    const mail = template({ appointment, firm, ...moveOf(payload) });
    return { mail, replyTo: mailboxOf(appointment) };
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

const HOLDING = { statuses: ['scheduled', 'confirmed'] };

/** Sends no reminder if the start has changed since, or it is too late for one. */
const asReminder = (kind: ReminderKind, template: typeof bookingReminderDay): MailContent => ({
  async write(input) {
    const { db, now, id, startsAt = '' } = input;
    const appointment = await findAppointmentForMail(db, id);
    const start = appointment?.scheduledDate;
    if (start?.toISOString() !== startsAt || !isTimeFor(kind, { startsAt: start, now: now() })) {
      return undefined;
    }
    return aboutBooking(template, HOLDING).write(input);
  },
  sample: aboutBooking(template).sample,
  onSent: noteReminder,
});

async function noteReminder(tx: Tx, { id, startsAt }: MailPayload): Promise<void> {
  if (startsAt) await markReminderSent(tx, { id, startsAt: new Date(startsAt) });
}

/** If the appointment has been deleted, the mail is written from the snapshot in its own payload. */
const aboutCancelledBooking: MailContent = {
  async write({ db, firm, texts, publicUrl, id, cancelled, stamp }) {
    const stored = await findAppointmentForMail(db, id);
    if (stored && stored.status !== 'cancelled') return undefined;
    const appointment =
      stored ??
      (cancelled && { ...cancelled, id, scheduledDate: new Date(cancelled.scheduledDate) });
    if (!appointment) return undefined;
    return { mail: bookingCancelled({ appointment, firm, texts, stamp, publicUrl }) };
  },
  sample: aboutBooking(bookingCancelled).sample,
};

const invitation: MailContent = {
  async write({ db, firm, texts, publicUrl, id }) {
    const found = await findInvitation(db, id);
    return found && { mail: rebookInvitation({ invitation: found, firm, texts, publicUrl }) };
  },
  sample: ({ firm, texts, publicUrl }) =>
    rebookInvitation({
      invitation: { firstName: SAMPLE_APPOINTMENT.firstName, type: 'initial', attorney: null },
      firm,
      texts,
      publicUrl,
    }),
};

/** The contents of all mails about appointments, by kind. */
export const appointmentMails = {
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
  rebook_invitation: invitation,
  client_cancelled: aboutClientsChange(clientCancelled),
  client_confirmed: aboutClientsChange(clientConfirmed),
  client_moved: aboutClientsChange(clientMoved),
};
