import { message } from './language.ts';

// The calendar.
export const date = 'Date';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = 'Today';
export const fullyBooked = 'Fully booked';
export const dayLabel = message('{day}, {year}');
export const dayClosed = message('{day}, {year}, closed');
export const dayOver = message('{day}, {year}, no more times today');
export const dayFull = message('{day}, {year}, fully booked');
export const failed = 'We could not look up the free times.';
export const tryAgain = 'Try again';
export const chooseDay = 'Choose a day to see its free times.';

// The times of a day.
export const loading = 'Looking up free times';
export const closedDay = 'Closed on this day';
export const count = message('{count, plural, one {# free time} other {# free times}}');
export const dayAndTime = message('{day}, {time}');
export const inZone = message('{times}, {zone} ({city})');
export const morning = 'Morning';
export const afternoon = 'Afternoon';
export const free = 'Free';
export const taken = 'Taken';
export const timeTaken = message('{time}, taken');
export const timePast = message('{time}, past');

// Weekdays in a sentence.
export const weekdayRun = message('{first} to {last}');
export const weekdayList = message('{others} and {last}');

// Times at which nobody is free who works on the practice area.
export const attorneyNotOnArea = message('{name} does not usually work on {area}.');
export const timeNotOnArea = message(
  'At this time only {attorneys} are free who do not usually work on {area}.',
);
export const timesNotOnArea = message(
  'At these times only {attorneys} are free who do not usually work on {area}.',
);
export const notOnYourArea = message(', not with {anAttorney} for your practice area');
