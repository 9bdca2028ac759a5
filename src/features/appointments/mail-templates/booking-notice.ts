import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../../email/mail.ts';
import { mailLayout, paragraph, table } from '../../email/templates/layout.ts';
import { practiceAreaLabel } from '../../firm/practice-areas/rules.ts';
import { consultationLabel } from '../rules.ts';
import { appointmentTime } from './appointment-time.ts';
import type { BookingMailInput } from './booking-confirmation.ts';

/** Mail to the firm: who booked, when, and about what. The subject names neither the person nor the matter. */
export function bookingNotice({ appointment, firm }: BookingMailInput): Mail {
  const time = appointmentTime(appointment.scheduledDate, firm.zone);
  const rows: [string, string][] = [
    ['Who', `${appointment.firstName} ${appointment.lastName}`],
    ['When', `${time.weekday}, ${time.date} at ${time.time} (${time.zoneName})`],
    ['Type', consultationLabel(appointment.consultationType)],
    ['Practice area', practiceAreaLabel(appointment.practiceArea)],
    ['E-mail', appointment.email],
    ['Phone', appointment.phone ?? 'not given'],
    ['Notes', appointment.notes ?? 'none'],
  ];
  const opening = 'A consultation was booked on the website.';
  return {
    subject: `New consultation on ${time.shortWeekday}, ${time.shortDate} at ${time.time}`,
    text: [opening, rows.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n'),
    html: mailLayout(
      firm,
      html`${paragraph(opening)}${table(firm, rows)}`,
      'Sent by the website of the firm.',
    ),
  };
}
