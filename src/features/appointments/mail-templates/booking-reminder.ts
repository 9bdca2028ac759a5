import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { Mail } from '../../email/mail.ts';
import { mailWords } from '../../email/texts/mail-words.ts';
import { isAtOffice } from '../meeting.ts';
import { type ClientMailInput, clientMail, wordFacts } from './client-mail.ts';
import { meetingRows, ownBringRows } from './meeting-rows.ts';

/**
 * Reminder to the client. The text avoids relative times such as "tomorrow", because the mail may be sent late. No
 * calendar file, since nothing has changed.
 */
const reminder = (
  input: ClientMailInput,
  words: Record<'subject' | 'opening' | 'closing', string>,
): Mail =>
  clientMail(input, {
    ...words,
    rows: [
      ...meetingRows(input.appointment, input.firm),
      ...ownBringRows(input.appointment, input.firm),
    ],
    linkLabel: messagesFor(input.firm).mails.seeMoveOrCancel,
    smallPrint: messagesFor(input.firm).mails.reminderSmallPrint,
    method: null,
  });

export function bookingReminderDay(input: ClientMailInput): Mail {
  const words = mailWords('booking_reminder_day', input, wordFacts(input));
  const opening = input.appointment.bringText ? words.openingBring : words.opening;
  return reminder(input, { ...words, opening });
}

export function bookingReminderHour(input: ClientMailInput): Mail {
  const words = mailWords('booking_reminder_hour', input, wordFacts(input));
  const opening = isAtOffice(input.appointment) ? words.opening : words.openingRemote;
  return reminder(input, { ...words, opening });
}
