import type { Mail } from '../../email/mail.ts';
import { isAtOffice, whoOf } from '../meeting.ts';
import { type BookingLetterInput, bookingLetter, rescheduleHint } from './booking-letter.ts';
import { meetingRows, withRows } from './meeting-rows.ts';

/** A mail to the client about a change to an appointment that is not cancelled. */
const standing = (
  input: BookingLetterInput,
  { subject, opening }: { subject: string; opening: string },
): Mail =>
  bookingLetter(input, {
    subject,
    opening,
    rows: meetingRows(input.appointment, input.firm),
    linkLabel: 'See, move or cancel it',
    closing: `${rescheduleHint(input)} The attached file puts it into your calendar.`,
    smallPrint: 'Booking a consultation creates no lawyer-client relationship.',
    method: 'REQUEST',
  });

const newsOfStanding = (subject: string, opening: string) => (input: BookingLetterInput) =>
  standing(input, { subject, opening });

export type BookingChangedInput = BookingLetterInput & {
  /** The previous start, if it has changed. */
  movedFrom?: Date | undefined;
  /** Whom the appointment was with before, if that may have changed: an attorney's name or the firm's. */
  hostBefore?: string | undefined;
};

/** The client learns the new time and, if the appointment is with somebody else now, with whom. */
export function bookingChanged(input: BookingChangedInput): Mail {
  const { appointment, firm, movedFrom, hostBefore } = input;
  const who = whoOf(appointment, firm);
  if (!hostBefore || hostBefore === who) {
    return standing(input, {
      subject: 'New time: your consultation',
      opening: 'Your consultation has a new time. It replaces the one that you had before.',
    });
  }
  const isMoved = movedFrom && movedFrom.getTime() !== appointment.scheduledDate.getTime();
  return standing(input, {
    subject: 'Changed: your consultation',
    opening: isMoved
      ? `Your consultation has a new time and is now with ${who}. Before, it was with ${hostBefore}.`
      : `Your consultation is now with ${who}, at the time below. Before, it was with ${hostBefore}.`,
  });
}

export function bookingConfirmed(input: BookingLetterInput): Mail {
  const together = isAtOffice(input.appointment) ? 'seeing' : 'talking to';
  return standing(input, {
    subject: 'Confirmed: your consultation',
    opening: `Your consultation is confirmed. We look forward to ${together} you.`,
  });
}

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
    rows: withRows(input.appointment),
    closing: `To find another time, please call ${input.firm.phone} or book again on our website.`,
    smallPrint: 'The attached file takes the consultation out of your calendar.',
    method: 'CANCEL',
  });
}
