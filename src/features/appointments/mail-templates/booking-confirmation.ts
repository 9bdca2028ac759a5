import type { Mail } from '../../email/mail.ts';
import { type BookingLetterInput, bookingLetter, rescheduleHint } from './booking-letter.ts';
import { bringRow, meetingRows } from './meeting-rows.ts';

export type BookingMailInput = BookingLetterInput & {
  appointment: {
    phone: string | null;
    typeLabel: string;
    practiceArea: string;
    notes: string | null;
  };
};

/** Mail to the client: when, with whom, where, what to bring, how to reach the firm, and the calendar file. */
export function bookingConfirmation(input: BookingMailInput): Mail {
  const { appointment, firm } = input;
  return bookingLetter(input, {
    subject: 'Your consultation',
    opening: appointment.bringText
      ? 'Your consultation is booked. Here is all you need.'
      : 'Your consultation is booked. You don’t have to prepare anything; here is all you need.',
    rows: [
      ['What', appointment.typeLabel],
      ...meetingRows(appointment, firm),
      bringRow(appointment),
    ],
    linkLabel: 'Confirm, move or cancel it',
    closing: rescheduleHint(input),
    smallPrint: 'Booking a consultation creates no lawyer-client relationship.',
    method: 'REQUEST',
  });
}
