import { languageRows } from '../../../platform/languages/client-language.ts';
import type { Mail } from '../../email/mail.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';
import { appointmentTime } from './appointment-time.ts';
import type { BookingMailInput } from './booking-confirmation.ts';
import { noticeRows, reachRows, type WithPreferences } from './meeting-rows.ts';

type Input = Pick<BookingMailInput, 'firm'> & {
  appointment: BookingMailInput['appointment'] & WithPreferences;
  /** The previous start, if the client has moved the appointment. */
  movedFrom?: Date;
  /** Whom it was with before the move, if that has changed. */
  hostBefore?: string | undefined;
};

/** Mail to the firm about a client's action on their own page. The subject names neither the person nor the matter. */
const clientNotice =
  (subject: string, opening: string) =>
  ({ appointment, firm, movedFrom, hostBefore }: Input): Mail => {
    const time = appointmentTime(appointment.scheduledDate, firm);
    const before = [
      ...(movedFrom ? [appointmentTime(movedFrom, firm).long] : []),
      ...(hostBefore ? [`with ${hostBefore}`] : []),
    ].join(', ');
    return noticeToFirm(firm, {
      subject: `${subject} on ${time.short}`,
      opening,
      rows: [
        ['Who', `${appointment.firstName} ${appointment.lastName}`],
        ['When', time.long],
        ...(before ? [['Before', before] as const] : []),
        ...noticeRows(appointment, firm),
        ['Type', appointment.typeLabel],
        ...languageRows(appointment.clientLanguage),
        ...reachRows(appointment),
        ['E-mail', appointment.email],
        ['Phone', appointment.phone ?? 'not given'],
      ],
    });
  };

const ON_THEIR_PAGE = 'on their appointment page. They get a mail about it.';

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
  `A client has cancelled their consultation ${ON_THEIR_PAGE} The time is free again.`,
);
