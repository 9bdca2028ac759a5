import type { Db } from '../../db/client.ts';
import { findAppointmentForMail } from '../appointments/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import type { Mail, MailTransport, OutgoingMail } from './mail.ts';
import {
  type EmailKind,
  findOutboxEmail,
  markEmailAttemptFailed,
  markEmailSent,
  markEmailSkipped,
} from './queries.ts';
import { type BookingMailInput, bookingConfirmation } from './templates/booking-confirmation.ts';
import { bookingNotice } from './templates/booking-notice.ts';

type Deps = { db: Db; transport: MailTransport; now: () => Date; publicUrl: string };

const TEMPLATES: Readonly<Record<EmailKind, (input: BookingMailInput) => Mail>> = {
  booking_confirmation: bookingConfirmation,
  booking_notice: bookingNotice,
};

/**
 * Sends one mail of the outbox, in the words that fit the appointment as it is now. Nothing is sent
 * twice that is known to be sent; after a crash in between, the repeat carries the same Message-ID.
 * A failure is recorded and rethrown, so that the queue tries again.
 */
export async function sendEmail(deps: Deps, emailId: string): Promise<void> {
  const { db, transport, now, publicUrl } = deps;
  const email = await findOutboxEmail(db, emailId);
  if (!email || email.state === 'sent' || email.state === 'skipped') return;
  const appointment = await findAppointmentForMail(db, email.payload.appointmentId);
  if (!appointment || appointment.status === 'cancelled') return markEmailSkipped(db, emailId);

  const firm = await getFirmProfile(db);
  const mail = TEMPLATES[email.kind]({ appointment, firm, stamp: email.createdAt, publicUrl });
  const office = { name: firm.name, address: firm.email };
  const client = {
    name: `${appointment.firstName} ${appointment.lastName}`,
    address: appointment.email,
  };
  const message: OutgoingMail = {
    messageId: `<${emailId}@${new URL(publicUrl).hostname}>`,
    from: office,
    to: { name: email.toName ?? '', address: email.toEmail },
    ...(email.kind === 'booking_notice' && { replyTo: client }),
    date: now(),
    mail,
  };
  try {
    await transport.send(message);
  } catch (error) {
    await markEmailAttemptFailed(
      db,
      emailId,
      error instanceof Error ? error.message : String(error),
    );
    throw error;
  }
  await markEmailSent(db, emailId, { mail, messageId: message.messageId, now: now() });
}
