import type { Mail } from '../../email/mail.ts';
import {
  type BookingLetterInput,
  bookingLetter,
  rescheduleHint,
  whereRow,
} from './booking-letter.ts';

export type BookingMailInput = BookingLetterInput & {
  appointment: {
    phone: string | null;
    typeLabel: string;
    practiceArea: string;
    notes: string | null;
  };
};

const WHAT_TO_BRING =
  'A photo ID and any papers you already have: agreements, court letters, deeds, statements. Missing papers are fine.';

/** Mail to the client: when, where, what to bring, how to reach the firm, and the calendar file. */
export function bookingConfirmation(input: BookingMailInput): Mail {
  const { appointment, firm } = input;
  return bookingLetter(input, {
    subject: 'Your consultation',
    opening:
      'Your consultation is booked. You don’t have to prepare anything; here is all you need.',
    rows: [['What', appointment.typeLabel], whereRow(firm), ['What to bring', WHAT_TO_BRING]],
    linkLabel: 'Confirm, move or cancel it',
    closing: rescheduleHint(input),
    smallPrint: 'Booking a consultation creates no lawyer-client relationship.',
    method: 'REQUEST',
  });
}
