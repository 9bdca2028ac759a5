import { message } from './language.ts';

// The page on which a client pays for a consultation.
export const pageTitle = 'Pay the fee';
export const openTitle = 'Pay the fee, and the time is yours';
export const openLead = message(
  'We hold this time for you until {until}. It counts once the fee is paid.',
);
export const consultation = 'The consultation';
export const withWhom = 'With';
export const time = 'When';
export const youPay = 'You pay';
export const fee = 'The fee';
export const paid = 'Paid';
export const pay = message('Pay {fee}');
export const payHint = message(
  'You leave this site for a minute, pay by card on the page of our payment company, and come back here. We never see the number of your card. Questions? Call {phone}.',
);
export const companySilent = message(
  'Our payment company does not answer at the moment. Your time is still held. Please try again in a minute, or call {phone}.',
);
export const tryAgain = 'Try again';
export const giveBack = 'Give the time back';
export const ifTimePasses = message('If {until} passes');
export const ifTimePassesText =
  'The time goes back on the list. Nothing is charged, and you can take it again if it is still free.';
export const ifYouCancel = 'If you cannot come';
export const refundUntil = message(
  'Cancel by {until}, and the whole fee comes back to the same card. If we cancel, it always does.',
);
export const neverRefunded =
  'If you cancel, the fee is not returned. If we cancel, all of it comes back to the same card.';
export const whatFor = 'What the fee is for';
export const whatForText =
  'It pays for this consultation only. It is not a retainer and no deposit for later work: such money has to be held in trust, apart from the firm’s own, and we never take it here.';

export const paidTitle = 'Paid. Your time is yours.';
export const paidLead = message('See you on {time}.');
export const receipt = message('Receipt {number}');
export const receiptHere = message('{fee}, paid on {date}. Please print this page if you need it.');
export const toAppointment = 'See your appointment';

export const unbookedTitle = 'We could not keep this time';
export const unbookedLead = message(
  'Your payment arrived, but the time could not be booked any more. We are sorry. The whole fee of {fee} goes back to your card. Please call {phone}, or choose another time.',
);

export const expiredTitle = 'We could not hold this time any longer';
export const expiredLead = 'Nothing was charged.';
export const expiredKept = 'Nothing was charged, and your details are still here.';
export const holdAgain = 'Hold it again and pay';
export const seeTimes = 'See all times';

export const refundDue = message('The fee of {fee} goes back to your card.');
export const refundPending = message('The fee of {fee} is on its way back to your card.');
export const refundSucceeded = message(
  'The fee of {fee} was returned to your card. Your bank may take some days to show it.',
);
export const refundFailedTitle = 'Your fee could not be returned yet';
export const refundFailed = message(
  'The fee of {fee} could not be returned to your card. We have been told, and we will call you or write to you.',
);

// While booking, and on the page of the appointment.
export const stepNote = message(
  'The fee of {fee} is paid on the next page. We hold the time while you pay.',
);
export const continueToPay = 'Continue to payment';
export const feePaid = message('Fee paid: {fee}. Receipt {number}.');
export const cancelReturns = message('If you cancel now, the whole fee of {fee} is returned.');
export const cancelKeeps = message(
  'If you cancel now, the fee of {fee} is not returned: that was possible until {until}.',
);
export const cancelNeverReturns = message('If you cancel, the fee of {fee} is not returned.');
export const payHere = 'Pay here';
export const payElsewhere =
  'You can pay for the consultation on the page of our payment company. This page does not know whether you have paid.';

// On the page of the payment company, and in mails.
export const lineItem = message('Fee: {type}');
export const lineItemText = message(
  '{time}. For this consultation only: not a retainer, no deposit for later work.',
);
export const receiptSubject = message('Receipt {number}');
export const receiptOpening = 'Thank you. Your fee for the consultation has arrived.';
export const refundSubject = 'Your fee is returned';
export const refundOpening = 'We have returned the fee for your consultation.';
export const refundNoTimeOpening =
  'Your payment arrived, but the time could not be booked any more. We are sorry. We have returned the fee.';
export const amount = 'Amount';
export const receiptRow = 'Receipt';
export const paidOn = 'Paid on';
export const refundClosing =
  'It goes back to the card that you paid with. Your bank may take some days to show it.';
export const smallPrint =
  'You get this mail because a fee was paid with this address. Paying it creates no lawyer-client relationship.';
