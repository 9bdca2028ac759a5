import type { Mail } from '../../email/mail.ts';
import { isAtOffice } from '../meeting.ts';
import { type BookingLetterInput, bookingLetter, rescheduleHint } from './booking-letter.ts';
import { meetingRows, ownBringRows } from './meeting-rows.ts';

/**
 * Reminder to the client. The text avoids relative times such as "tomorrow", because the mail may be sent late. No
 * calendar file, since nothing has changed.
 */
const reminder =
  (subject: string, opening: (appointment: BookingLetterInput['appointment']) => string) =>
  (input: BookingLetterInput): Mail =>
    bookingLetter(input, {
      subject,
      opening: opening(input.appointment),
      rows: [...meetingRows(input.appointment, input.firm), ...ownBringRows(input.appointment)],
      linkLabel: 'See, move or cancel it',
      closing: rescheduleHint(input),
      smallPrint: 'You get this mail because a consultation was booked with this address.',
      method: null,
    });

export const bookingReminderDay = reminder('Reminder: your consultation', ({ bringText }) =>
  bringText
    ? 'This is to remind you of your consultation.'
    : 'This is to remind you of your consultation. You don’t have to prepare anything; papers that you already have are welcome.',
);

export const bookingReminderHour = reminder('Soon: your consultation', (appointment) =>
  isAtOffice(appointment)
    ? 'Your consultation begins soon. We look forward to seeing you.'
    : 'Your consultation begins soon. We look forward to talking to you.',
);
