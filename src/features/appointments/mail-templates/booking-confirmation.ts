import { messagesFor } from '../../../platform/languages/messages-for.ts';
import type { Mail } from '../../email/mail.ts';
import { mailWords } from '../../email/texts/mail-words.ts';
import { type ClientMailInput, clientMail, wordFacts } from './client-mail.ts';
import { bringRow, meetingRows, priceRows } from './meeting-rows.ts';

export type BookingMailInput = ClientMailInput & {
  appointment: {
    phone: string | null;
    typeLabel: string;
    practiceAreaLabel: string;
    notes: string | null;
  };
};

/** Mail to the client: when, with whom, where, what to bring, how to reach the firm, and the calendar file. */
export function bookingConfirmation(input: BookingMailInput): Mail {
  const { appointment, firm } = input;
  const { mails } = messagesFor(firm);
  const words = mailWords('booking_confirmation', input, wordFacts(input));
  return clientMail(input, {
    subject: words.subject,
    opening: appointment.bringText ? words.openingBring : words.opening,
    rows: [
      [mails.what, appointment.typeLabel],
      ...priceRows(appointment, firm),
      ...meetingRows(appointment, firm),
      bringRow(appointment, words.bring, firm),
    ],
    linkLabel: mails.confirmMoveOrCancel,
    closing: words.closing,
    smallPrint: mails.bookingSmallPrint,
    method: 'REQUEST',
  });
}
