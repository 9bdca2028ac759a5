import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { Mail } from '../../email/mail.ts';
import { mailWords } from '../../email/texts/mail-words.ts';
import { isAtOffice, whoOf } from '../meeting.ts';
import { type ClientMailInput, clientMail, wordFacts } from './client-mail.ts';
import { meetingRows, withRows } from './meeting-rows.ts';

type Words = Record<'subject' | 'opening' | 'closing', string>;

/** A mail to the client about a change to an appointment that is still to take place. */
const updateMail = (input: ClientMailInput, words: Words): Mail =>
  clientMail(input, {
    ...words,
    rows: meetingRows(input.appointment, input.firm),
    linkLabel: messagesFor(input.firm).mails.seeMoveOrCancel,
    smallPrint: messagesFor(input.firm).mails.bookingSmallPrint,
    method: 'REQUEST',
  });

const updateMailOf =
  (kind: 'booking_link' | 'booking_reopened' | 'booking_unconfirmed') =>
  (input: ClientMailInput): Mail =>
    updateMail(input, mailWords(kind, input, wordFacts(input)));

export type BookingChangedInput = ClientMailInput & {
  /** The previous start, if it has changed. */
  movedFrom?: Date | undefined;
  /** Whom the appointment was with before, if that may have changed: an attorney's name or the firm's. */
  hostBefore?: string | undefined;
};

/** Tells the client the new time and, if it has changed, the new host. */
export function bookingChanged(input: BookingChangedInput): Mail {
  const { appointment, firm, movedFrom, hostBefore } = input;
  const facts = { ...wordFacts(input), attorneyBefore: hostBefore ?? '' };
  const { subjectHost, openingHost, openingBoth, ...words } = mailWords(
    'booking_changed',
    input,
    facts,
  );
  if (!hostBefore || hostBefore === whoOf(appointment, firm)) return updateMail(input, words);
  const isMoved = movedFrom && movedFrom.getTime() !== appointment.scheduledDate.getTime();
  const opening = isMoved ? openingBoth : openingHost;
  return updateMail(input, { ...words, subject: subjectHost, opening });
}

export function bookingConfirmed(input: ClientMailInput): Mail {
  const words = mailWords('booking_confirmed', input, wordFacts(input));
  const opening = isAtOffice(input.appointment) ? words.opening : words.openingRemote;
  return updateMail(input, { ...words, opening });
}

export const bookingUnconfirmed = updateMailOf('booking_unconfirmed');

export const bookingReopened = updateMailOf('booking_reopened');

/** Sends the client a new link in place of one that staff have revoked. */
export const bookingLink = updateMailOf('booking_link');

/** The calendar file removes the appointment from the client's calendar. */
export function bookingCancelled(input: ClientMailInput): Mail {
  return clientMail(input, {
    ...mailWords('booking_cancelled', input, wordFacts(input)),
    rows: withRows(input.appointment, input.firm),
    smallPrint: messagesFor(input.firm).mails.cancelledSmallPrint,
    method: 'CANCEL',
  });
}
