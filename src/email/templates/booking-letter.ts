import { appointmentCalendarFile } from '../../appointments/calendar-file.ts';
import { addressLine } from '../../firm/address-line.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import { html } from '../../html.ts';
import type { Mail } from '../mail.ts';
import { appointmentTime } from './appointment-time.ts';
import { link, mailLayout, paragraph, table } from './layout.ts';

/** What every mail to a client about an appointment is written from. */
export type BookingLetterInput = {
  appointment: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    scheduledDate: Date;
    duration: number;
    version: number;
  };
  firm: FirmProfile;
  /** When the invitation was made; stays the same when the mail is sent again. */
  stamp: Date;
  publicUrl: string;
  /** The client's own page of this appointment. */
  clientPage?: ClientPage | undefined;
};

/** Whoever has its token can move and cancel, so that no record of the mail keeps it. */
export type ClientPage = { url: string; token: string };

type Words = {
  /** Before the time: `Your consultation`. Never names the matter: subjects show on lock screens. */
  subject: string;
  opening: string;
  /** Rows between the time and the way to ask. */
  rows: readonly [string, string][];
  closing: string;
  smallPrint: string;
  /** Null for a mail that changes nothing in the client's calendar. */
  method: 'REQUEST' | 'CANCEL' | null;
};

/** A mail to the client: what has happened, when it is (or was), whom to ask, and the calendar file. */
export function bookingLetter(input: BookingLetterInput, words: Words): Mail {
  const { appointment, firm, clientPage } = input;
  const { subject, opening, rows: between, closing, smallPrint } = words;
  const time = appointmentTime(appointment.scheduledDate, firm.zone);
  const { firstName } = appointment;
  const rows: [string, string][] = [
    ['When', `${time.weekday}, ${time.date} at ${time.time} (${time.zoneName})`],
    ['How long', `${appointment.duration} minutes`],
    ...between,
    ['Questions', `Call ${firm.phone} or reply to this mail`],
  ];
  return {
    subject: `${subject} on ${time.shortWeekday}, ${time.shortDate} at ${time.time}`,
    text: [
      `Dear ${firstName},`,
      opening,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      closing,
      ...(clientPage ? [`${CLIENT_PAGE_LINK}: ${clientPage.url}`] : []),
      `${firm.name}\n${firm.phone}`,
      smallPrint,
    ].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(`Dear ${firstName},`)}${paragraph(opening)}${table(rows)}${paragraph(closing)}${clientPage && link(clientPage.url, CLIENT_PAGE_LINK)}`,
      smallPrint,
    ),
    ...(clientPage && { secret: clientPage.token }),
    ...invitationOf(input, words),
  };
}

const CLIENT_PAGE_LINK = 'Your consultation on our website';

function invitationOf(
  { appointment, firm, stamp, publicUrl }: BookingLetterInput,
  { method }: Words,
): Pick<Mail, 'invitation'> {
  if (!method) return {};
  const { firstName, lastName, email } = appointment;
  const attendee = { name: `${firstName} ${lastName}`, email };
  const content = appointmentCalendarFile({
    appointment,
    firm,
    method,
    stamp,
    attendee,
    publicUrl,
  });
  return { invitation: { method, content } };
}

/** Where the client goes. */
export const whereRow = (firm: FirmProfile): [string, string] => [
  'Where',
  `${firm.name}, ${addressLine(firm)}`,
];
