import { languageRows } from '../../../platform/languages/client-language.ts';
import type { Mail } from '../../email/mail.ts';
import { noticeToFirm } from '../../email/templates/notice-to-firm.ts';
import { appointmentTime } from './appointment-time.ts';
import type { BookingMailInput } from './booking-confirmation.ts';
import { noticeRows, reachRows, type WithPreferences } from './meeting-rows.ts';

/** Mail to the firm: who booked, when, and about what. The subject names neither the person nor the matter. */
export function bookingNotice({
  appointment,
  firm,
}: Pick<BookingMailInput, 'firm'> & {
  appointment: BookingMailInput['appointment'] & WithPreferences;
}): Mail {
  const time = appointmentTime(appointment.scheduledDate, firm);
  return noticeToFirm(firm, {
    subject: `New consultation on ${time.short}`,
    opening: 'A consultation was booked on the website.',
    rows: [
      ['Who', `${appointment.firstName} ${appointment.lastName}`],
      ['When', time.long],
      ...noticeRows(appointment, firm),
      ['Type', appointment.typeLabel],
      ['Practice area', appointment.practiceAreaLabel],
      ...languageRows(appointment.clientLanguage),
      ...reachRows(appointment),
      ['E-mail', appointment.email],
      ['Phone', appointment.phone ?? 'not given'],
      ['Notes', appointment.notes ?? 'none'],
    ],
  });
}
