import type { Mail } from '../../email/mail.ts';
import {
  type BookingLetterInput,
  bookingLetter,
  rescheduleHint,
  whereRow,
} from './booking-letter.ts';

/** A mail to the client about a change to an appointment that is not cancelled. */
const newsOfStanding =
  (subject: string, opening: string) =>
  (input: BookingLetterInput): Mail =>
    bookingLetter(input, {
      subject,
      opening,
      rows: [whereRow(input.firm)],
      linkLabel: 'See, move or cancel it',
      closing: `${rescheduleHint(input)} The attached file puts it into your calendar.`,
      smallPrint: 'Booking a consultation creates no lawyer-client relationship.',
      method: 'REQUEST',
    });

export const bookingChanged = newsOfStanding(
  'New time: your consultation',
  'Your consultation has a new time. It replaces the one that you had before.',
);

export const bookingConfirmed = newsOfStanding(
  'Confirmed: your consultation',
  'Your consultation is confirmed. We look forward to seeing you.',
);

export const bookingUnconfirmed = newsOfStanding(
  'To be confirmed: your consultation',
  'Your consultation is not confirmed any more. The time below is still kept for you, and we will write again when it is confirmed.',
);

export const bookingReopened = newsOfStanding(
  'On again: your consultation',
  'Your consultation takes place after all, at the time below.',
);

/** Sends the client a new link in place of one that staff have revoked. */
export const bookingLink = newsOfStanding(
  'Your page: your consultation',
  'Here is a new link to the page of your consultation. Links in earlier mails no longer work.',
);

/** The calendar file takes the appointment out of the client's calendar. */
export function bookingCancelled(input: BookingLetterInput): Mail {
  return bookingLetter(input, {
    subject: 'Cancelled: your consultation',
    opening: 'Your consultation at the time below is cancelled. You need not do anything.',
    rows: [],
    closing: `To find another time, please call ${input.firm.phone} or book again on our website.`,
    smallPrint: 'The attached file takes the consultation out of your calendar.',
    method: 'CANCEL',
  });
}
