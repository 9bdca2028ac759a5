import { message } from './language.ts';

// By the code of the error in camelCase; further texts of a code have names of their own. Texts with values have plain
// ones only, so that `translateError` can read them back.
export const alreadyBooked =
  'This time is already booked under your e-mail address. To change the details, please call us.';
export const bookingCancelled =
  'This booking has been cancelled in the meantime. Please book again.';
export const idempotencyKeyReused = 'This Idempotency-Key belongs to a booking with other details.';
export const paymentRequired = 'The time is held for you. It is booked once the fee is paid.';
export const paymentOpen =
  'You have already begun to pay for this time with other details. Please finish on that page, or give the time back there.';
export const paymentClosed = 'This time can no longer be held again. Please choose another one.';
export const paymentUnknown =
  'Our payment company does not answer at the moment. Your time is still held. Please try again in a minute.';
export const slotTaken = 'This time was just taken.';
export const slotBlocked = 'This time is taken or blocked.';
export const dayClosed = message('We are closed on {day}.');
export const attorneyAway = message('{name} takes no consultations on {day}.');
export const linkNotFound = 'This link no longer works.';
export const appointmentNotFound = 'There is no such appointment.';
export const appointmentPast = 'This appointment is over.';
export const appointmentClosed = message(
  'This appointment is cancelled. To find another time, please call us at {phone}.',
);
export const appointmentTookPlace = message(
  'This appointment has taken place. To make another one, please call us at {phone}.',
);
export const tooLate = message('It is too late to change this here. Please call us at {phone}.');
export const componentHidden = message('{name} is not offered at the moment.');
export const bookingClosed = 'Online booking is closed. Please call us.';
export const filledByProgram = message(
  'A program has filled in a field that people do not see. Please call us at {phone}.',
);
export const mailNotConnected = 'We cannot send mail at the moment. Please call us.';
export const timeFree =
  'One of these days has a free time now: you need not wait for it. To wait anyway, choose other days.';
export const offerEnded =
  'This time is no longer held for you. You are still on the list, and we will write when another one becomes free.';
export const tooManyRequests = 'Too many requests. Please wait a moment and try again.';
export const tooManyAttempts = message(
  'Too many attempts. Please wait {wait} and try again, or call us.',
);
export const tooBusy =
  'We have more visitors than we can serve at once. Please try again in a moment.';
export const tooSlow = 'We cannot show this page right now. Please try again in a moment.';
export const databaseUnavailable =
  'We cannot reach our records right now. Please try again in a moment.';
export const internal = 'Something went wrong on our side.';
export const malformedJson = 'The body is not valid JSON';
export const emptyBody = 'The body is empty';
export const unsupportedMediaType = 'Send the body as application/json';
export const bodyTooLarge = 'The body is too large';
export const malformedRequest = 'This request cannot be read.';
export const crossSite = 'This request came from another site.';
export const unknownHost = 'This request is for another host name than that of the site.';
export const callNotFound = 'There is no such call.';
export const articleNotFound = "The article you're looking for doesn't exist or has been moved.";
export const attorneyNotFound = 'There is no such attorney.';
export const pageNotFound = 'There is no such page.';
export const notTranslated = 'This page is not in this language.';
export const holdNotFound = 'This time is no longer held.';
export const requestTimeout = 'This request took too long.';
export const headersTooLarge = 'The headers or the address of this request are too long.';

// For errors whose text is not in the catalogue, in languages other than the main one.
export const invalidInput = 'Please check what you entered.';
export const badRequest = 'This request is not valid.';
export const other = 'That did not work. Please try again or call us.';

// Pages that answer a form without scripts.
export const formFailed = 'That did not work';
export const correctFields = 'Please correct these fields:';
export const goBack = 'Go back in your browser: what you wrote is still there.';
export const goBackOrCall = 'Go back in your browser, or call us: we are glad to help.';
export const emailLabel = 'Email Address';
export const linkLabel = 'Link';
export const timeLabel = 'Time';
export const firstDayLabel = 'From';
export const lastDayLabel = 'Until';
export const subscriptionNotFound = 'This link no longer works.';
export const documentNotFound = 'There is no such document.';
export const tooManyDocuments = message('There are {max} documents already, which is the most.');
export const notAskedFor = 'This is not asked for any more';
export const wrongOffset = 'The upload has to continue somewhere else.';
export const uploadEnded = 'This upload has ended already.';
export const uploadIncomplete = 'Not everything has arrived yet.';
export const uploadTooLong = 'The file is longer than announced';
export const offsetMissing = 'Say where the bytes begin';
export const questionsClosed =
  'These questions are not open to you at the moment. What you have answered is kept.';
export const questionNotAsked =
  'This question is not asked any more, because another answer has changed.';
export const answersMissing = 'Some answers are still missing. Your page shows which.';

export const agreementOver =
  'The time to sign it has passed. Please call us; we will send it again.';
export const agreementTranslationFirst = 'First confirm that you have the translation.';
export const agreementMoved = 'The agreement has changed in the meantime. Please look at it again.';
