import { message } from './language.ts';

// The headings of the steps.
export const timeTitle = 'Schedule Your Consultation';
export const timeLead = 'Choose what suits you; you confirm on the next step.';
export const timeLeadFree =
  'An initial consultation is free. Choose what suits you; you confirm on the next step.';
export const detailsTitle = 'Your Information';
export const bookedTitle = 'Consultation Confirmed';
export const progress = message('Step {step} of 3');

// The choice of type, place and person.
export const typeLabel = 'Consultation type';
export const whereLabel = 'Where';
export const anyOffice = 'Any of our offices';
export const whereWithAddress = message('{place}: {address}');
export const attorneyLabel = message('{attorney}');
export const typesOfAttorney = message('The types above are those that {name} offers.');
export const anyoneHint = '“Anyone” shows the most times.';
export const anyone = 'Anyone';
export const anyoneFirstOnArea = message('Anyone, first those who work on {area}');
export const anyoneSpeaking = message('Anyone who speaks {language} ({count})');
export const attorneySpeaking = message('{name} (speaks {language})');
export const attorneyNotOnline = message(
  'This {attorney} does not take bookings online at the moment. These are the times of the whole firm.',
);
export const typeNotOffered = message(
  '{name} does not offer “{type}”. Choose another consultation here, or “Anyone” to book that one.',
);
export const languageNotSpoken = message(
  'Nobody who offers this consultation speaks {language}. These are the times of everybody.',
);
export const languageNotSpokenThere = message(
  'Nobody who offers this consultation in {office} speaks {language}. These are the times of everybody there.',
);
export const showTimes = 'Show Times';

// The choice of a time.
export const chooseDay = 'Choose a day';
export const soonestTitle = 'Or take one of the next free times';
export const consultationDays = message(
  'Consultations take place {days}. All times are {zone} ({city}).',
);
export const timesIn = message('All times are {zone} ({city}).');
export const chosenMinutes = message('for {minutes} minutes');
export const chosenMinutesElsewhere = message(
  'for {minutes} minutes; {theirTime} in your time zone',
);
export const timeNotAvailable = message(
  '<b>{time} is not available.</b> Please choose another time.',
);
export const proceed = 'Continue to Your Information';
export const waitingForTimes = message(
  'Looking up free times. If none appear, please call us at <phone>{phone}</phone>, and we will find one together.',
);
export const timesFailed = message(
  '<b>We could not look up the free times.</b> Please try again, or call us at <phone>{phone}</phone>.',
);
export const noTypes = message(
  'No consultation can be booked online at the moment. Call <phone>{phone}</phone> and we will find a time together.',
);
export const closedTitle = 'Please call us';
export const closedText = message(
  'Online booking is closed at the moment. Call <phone>{phone}</phone> and we will find a time together.',
);

// A time that is not free.
export const timeTaken = message('{time} was just taken.');
export const timeTakenNotice = message('<b>{reason}</b> Your details are still here.');
export const timeTakenOthers = message(
  '<b>{reason}</b> Your details are still here. These are the nearest free times:',
);
export const timeWith = message('{time} with {name}');
export const timeWithFirm = message('{time} with the firm');
export const seeAllTimes = 'See all times';
export const chooseOtherTime = 'Choose another time';

// The choice, above the details.
export const change = 'Change';
export const recapDate = 'Date';
export const recapTime = 'Time';
export const recapType = 'Type';
export const recapLanguage = 'Language';
export const recapWhere = 'Where';
export const recapPrice = 'Price';
export const notChosen = 'Not chosen';
export const timeAtOffice = message('{time} {zone} at the office');
export const timeAtVisitor = message('{time} in your time zone');
export const oneOfOurOffices = 'At one of our offices: the confirmation says which';
export const severalFree = message('Anyone: {count} {attorneys} are free then');

// The details.
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const email = 'Email Address';
export const phone = 'Phone';
export const phoneReason = 'We call you at this number.';
export const practiceArea = 'Practice Area';
export const notes = 'Additional Notes';
export const notesHint = 'A sentence is plenty. Please leave out account numbers.';
export const terms =
  'Confidential. Sending this creates no lawyer-client relationship. By booking you agree that the firm may use these details for your appointment: <link>Privacy Policy</link>.';
export const held = message(
  'This time is held for you until {time}. It is not booked until you press “Book Consultation”.',
);
export const heldNoLonger = 'This time is no longer held. You can still book it if it is free.';
export const back = 'Back';
export const book = 'Book Consultation';
export const booking = 'Booking...';
export const failedTitle = 'Booking Failed';
export const failedText = message('Please try again or call us directly at {phone}.');
export const missingTitle = 'Missing Information';
export const missingText = 'Please select a date and time for your consultation.';

// The booked consultation.
export const bookedToast = 'Consultation Scheduled!';
export const pageTitle = 'Your consultation';
export const mailFollows = "We'll send you a confirmation email with all the details.";
export const noMailWanted = 'As you asked, we send no e-mail. Please keep the details below.';
export const noMailNow = 'Please keep the details below: this site sends no e-mail at the moment.';
export const changeOnPage = 'To move or cancel it, use your appointment page, or call.';
export const changeByMail = 'To move or cancel it, use the link in our confirmation, or call.';
export const changeByPhone = 'To move or cancel it, call.';
export const keepPageLink =
  '<link>Your appointment page</link>: keep this link to confirm, move or cancel.';
export const mailOnItsWay = message(
  '<b>An e-mail with meeting details and location</b> <more>is on its way to {email}. No e-mail in ten minutes? Look in spam, or call us.</more>',
);
export const bookAnother = 'Book Another';
export const done = 'Done';

// The question before the dialog closes.
export const closeQuestion = 'Close the booking?';
export const closeText = 'Your input is kept in this tab until you book or close the tab.';
export const close = 'Close';
export const keepBooking = 'Continue booking';
