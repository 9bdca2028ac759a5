import { html } from '../../../platform/text/html.ts';
import type { Mail } from '../../email/mail.ts';
import { mailLayout, paragraph, table } from '../../email/templates/layout.ts';
import { consultationLabel } from '../rules.ts';
import { appointmentTime } from './appointment-time.ts';
import type { BookingMailInput } from './booking-confirmation.ts';

type Input = Pick<BookingMailInput, 'appointment' | 'firm'> & {
  /** The previous start, if the client has moved the appointment. */
  movedFrom?: Date;
};

/** Mail to the firm about a client's action on their own page. The subject names neither the person nor the matter. */
const clientNotice =
  (subject: string, opening: string) =>
  ({ appointment, firm, movedFrom }: Input): Mail => {
    const time = appointmentTime(appointment.scheduledDate, firm.zone);
    const rows: [string, string][] = [
      ['Who', `${appointment.firstName} ${appointment.lastName}`],
      ['When', inWords(appointment.scheduledDate, firm.zone)],
      ...(movedFrom ? [['Before', inWords(movedFrom, firm.zone)] satisfies [string, string]] : []),
      ['Type', consultationLabel(appointment.consultationType)],
      ['E-mail', appointment.email],
      ['Phone', appointment.phone ?? 'not given'],
    ];
    return {
      subject: `${subject} on ${time.shortWeekday}, ${time.shortDate} at ${time.time}`,
      text: [opening, rows.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n'),
      html: mailLayout(
        firm,
        html`${paragraph(opening)}${table(firm, rows)}`,
        'Sent by the website of the firm.',
      ),
    };
  };

function inWords(instant: Date, zone: string): string {
  const { weekday, date, time, zoneName } = appointmentTime(instant, zone);
  return `${weekday}, ${date} at ${time} (${zoneName})`;
}

const ON_THEIR_PAGE = 'on the page that our mails lead to. They have a mail about it.';

export const clientConfirmed = clientNotice(
  'Confirmed by the client: consultation',
  `A client has confirmed their consultation ${ON_THEIR_PAGE}`,
);

export const clientMoved = clientNotice(
  'Moved by the client: consultation',
  `A client has moved their consultation ${ON_THEIR_PAGE}`,
);

export const clientCancelled = clientNotice(
  'Cancelled by the client: consultation',
  `A client has cancelled their consultation ${ON_THEIR_PAGE} The time is free for others again.`,
);
