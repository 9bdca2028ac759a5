import { message } from './language.ts';

// What is wrong with a field. Texts with values have plain ones only, so that `translateError` can read them back.
export const required = 'Required';
export const mustBeText = 'Must be text';
export const wrongType = 'Is of the wrong type';
export const sendObject = 'Send an object';
export const atMostCharacters = message('Must be at most {max} characters');
export const cannotBeStored = 'Contains characters that cannot be stored';
export const singleLine = 'Must be a single line';
export const email = 'Please enter a valid email address';
export const trueOrFalse = 'Must be true or false';
export const tooFast = 'That was faster than anybody can type. Please try again.';
export const consent = 'Please tick this box, so that we may answer you';
export const practiceArea = 'Choose one of the practice areas';
export const phoneMissing = 'Enter the number at which we can call you';
export const notOurLink = 'This is not a link from one of our mails';
export const amount = 'Must be an amount such as 21500.00';
export const positive = 'Must be greater than 0';
export const agreesWithEstate = message('Does not match the estate value: expected {dollars}');
export const appointmentId = 'Must be the id of an appointment';
export const consultationType = 'Choose one of the consultation types';
export const wayToMeet = 'Choose one of the ways in which this consultation takes place';
export const office = 'Choose one of the offices';
export const date = 'Use a date such as 2026-03-10';
export const instant = 'Must be an ISO instant';
export const dateAndTime = 'Use a full date and time, such as 2026-03-10T10:30:00-07:00';
export const timePassed = 'This time has already passed';
export const tooSoon = 'This time is too soon to be booked online. Please call us.';
export const withinDays = message('Choose a time within the next {days} days');
export const consultationHours = message('Consultations start {hours}');
export const offeredTimes = 'Choose one of the times that are offered for this consultation';
export const attorneyNotInOffice = message(
  'Your choice leaves only {name}, who does not work in this office. Choose another office',
);
export const nobodyInOffice =
  'Nobody who fits your other choices works in this office. Choose another office';
export const attorneyElsewhere = message(
  '{name} is in another office on {day}s. Choose another day or office',
);
export const othersElsewhere = message(
  'Those who take consultations at this time on {day}s are in another office. Choose another time or office',
);
export const attorneyDoesNotSpeak = message('{name} does not speak {language}');
export const nobodySpeaks = message('Nobody who offers this consultation speaks {language}');
export const whoOffers = message('Choose one of the {attorneys} who offer this consultation');
export const notBeforeFrom = 'Must not be before from';
export const atMostDays = message('Request at most {days} days at a time');
export const onlyByMail = 'We can tell you about free times by e-mail only. Or call us.';
export const fromTomorrowOn = 'Choose a day from tomorrow on';
export const notBeforeFirstDay = 'Must not be before the first day';
export const daysBookable = message('Choose a day until {last}');
export const cursor = 'Use a cursor that this list returned';
/** For every other text, in languages other than the main one. */
export const notValid = 'Check this field';
export const fileEmpty = 'The file is empty';
export const fileTooLarge = message('The file must be at most {max} MB');
export const tooLong = 'Is too long';
export const choose = 'Choose an answer';
export const confirmReading = 'Confirm that you have read it';
export const signConsent = 'Confirm that you want to sign electronically';
export const drawing = 'The drawing could not be read; clear it and type your name';
