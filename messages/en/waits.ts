import { message } from './language.ts';

// The link in the booking, and the form behind it.
export const tellMe = 'Tell me if an earlier time becomes free';
export const pageTitle = 'An earlier time';
export const title = 'Tell me if a time becomes free';
export const lead =
  'When a time becomes free on the days that you choose, we offer it to you by e-mail and hold it for half an hour. Whoever has waited longest comes first.';
export const closed = message(
  'We cannot put you on a list here at the moment. Please call us at <phone>{phone}</phone>.',
);
export const known =
  '<b>You are on this list already,</b> and you keep your place. The link to your page is in the e-mail that we sent you.';
export const notJoined = '<b>You are not on the list yet.</b> Please correct what is marked below.';
export const notJoinedBecause = message('<b>You are not on the list yet.</b> {reason}');
export const bookFreeTime = 'See the free times';
export const consultation = 'Consultation';
export const withWhom = 'With';
export const change = 'Change';
export const firstDay = 'First day that suits you';
export const lastDay = 'Last day that suits you';
export const daysHint = message('From tomorrow on, at most until {last}.');
export const join = 'Put me on the list';
export const terms =
  'Confidential. Sending this creates no lawyer-client relationship, and books nothing. The firm uses these details to offer you a time, and for the appointment if you take one: <link>Privacy Policy</link>.';

// The client’s page of a wait.
export const waitingTitle = 'You are on the list.';
export const waitingLead = message(
  '{name}, we will write to you when a time becomes free. You need not do anything until then.',
);
export const goneLead = message(
  '{name}, we no longer hold the time that we offered: {when}. We will write to you when another one becomes free.',
);
export const offeredTitle = 'A time has become free.';
export const offeredLead = message('{name}, we hold it for you until {until}.');
export const takenTitle = 'The time is yours.';
export const takenLead = message('{name}, your consultation is on {when}.');
export const endedTitle = 'You are no longer on the list.';
export const left = message('{name}, you have left the list.');
export const removed = message('{name}, we have taken you off the list.');
export const passed = message('{name}, the days for which you waited have passed.');
export const appointmentOver = message(
  '{name}, the appointment for which you wanted an earlier time is over, cancelled or too soon to be moved here.',
);
export const unanswered = message(
  '{name}, we did not hear from you about two times that we offered.',
);
export const callOrBook = message(
  'If you still need a time, book one or call us at <phone>{phone}</phone>.',
);
export const offeredTime = 'Offered time';
export const days = 'Days';
export const fromUntil = message('{from} to {until}');
export const insteadOf = 'Instead of';
export const take = 'Take this time';
export const takeInstead = 'Move my appointment to this time';
export const decline = 'No, wait for another one';
export const declineNote =
  'If you say no, or do not answer in time, the next client gets the offer.';
export const waitingFor = 'What you wait for';
export const leave = 'Leave the list';
export const seeAppointment = 'See your appointment';
export const bookTime = 'Book a time';

// On the page of an appointment.
export const earlierLead =
  'When an earlier time becomes free on these days, we offer it to you by e-mail and hold it for half an hour. You keep your appointment until you take it.';
export const anyAttorney = message('Also with another {attorney}');
export const isWaiting = message('You are on the list for an earlier time: {days}.');
export const isOffered = message('<b>An earlier time is held for you</b> until {until}.');
export const seeOffer = 'See the offer';
export const seeWait = 'See it, or leave the list';
