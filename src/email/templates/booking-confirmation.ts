import { appointmentCalendarFile } from '../../appointments/calendar-file.ts';
import { consultationLabel } from '../../appointments/rules.ts';
import { addressLine } from '../../firm/address-line.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { html } from '../../html.ts';
import type { Mail } from '../mail.ts';
import { appointmentTime } from './appointment-time.ts';
import { mailLayout, paragraph, table } from './layout.ts';

export type BookingMailInput = {
  appointment: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    consultationType: string;
    practiceArea: string;
    notes: string | null;
    scheduledDate: Date;
    duration: number;
    version: number;
  };
  firm: FirmProfile;
  /** When the invitation was made; stays the same when the mail is sent again. */
  stamp: Date;
  publicUrl: string;
};

const WHAT_TO_BRING =
  'A photo ID and any papers you already have: agreements, court letters, deeds, statements. Missing papers are fine.';

/**
 * To the client: when, where, what to bring, how to reach the firm, and the calendar file. The subject
 * never names the matter: it shows on lock screens.
 */
export function bookingConfirmation({
  appointment,
  firm,
  stamp,
  publicUrl,
}: BookingMailInput): Mail {
  const time = appointmentTime(appointment.scheduledDate, firm.zone);
  const { firstName, lastName, email } = appointment;
  const rows: [string, string][] = [
    ['When', `${time.weekday}, ${time.date} at ${time.time} (${time.zoneName})`],
    ['How long', `${appointment.duration} minutes`],
    ['What', consultationLabel(appointment.consultationType)],
    ['Where', `${firm.name}, ${addressLine(firm)}`],
    ['What to bring', WHAT_TO_BRING],
    ['Questions', `Call ${firm.phone} or reply to this mail`],
  ];
  const opening =
    'your consultation is booked. You don’t have to prepare anything; here is all you need.';
  const change = `To move or cancel it, please call ${firm.phone}.`;
  const disclaimer = 'Booking a consultation creates no lawyer-client relationship.';
  return {
    subject: `Your consultation on ${time.shortWeekday}, ${time.shortDate} at ${time.time}`,
    text: [
      `Dear ${firstName},`,
      opening,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      change,
      `${firm.name}\n${firm.phone}`,
      disclaimer,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(`Dear ${firstName},`)}${paragraph(opening)}${table(rows)}${paragraph(change)}`,
      disclaimer,
    ),
    invitation: {
      method: 'REQUEST',
      content: appointmentCalendarFile({
        appointment,
        firm,
        method: 'REQUEST',
        stamp,
        attendee: { name: `${firstName} ${lastName}`, email },
        publicUrl,
      }),
    },
  };
}
