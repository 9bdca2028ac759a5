import { message } from './language.ts';

// What the site adds to the words of its pages.
export const source = message('Source: {source}');

// How long the data of visitors is kept, on the privacy page.
export const keptRecords = 'Bookings and messages';
export const keptRecordsFor = message(
  'for as long as we need them to answer and to check for conflicts of interest. When you ask us to remove them, we may keep a consultation that took place as a client’s file until {years} years after it.',
);
export const keptAddress = 'An e-mail address left with a calculation';
export const keptAddressFor = message('{days} days; after that the figures stay without it.');
export const keptSubscription = 'A subscription';
export const keptSubscriptionFor = message(
  '{days} days if you do not confirm it, otherwise until you end it; the record that you had agreed, {ended} days more.',
);
export const keptMails = 'Our mails to you';
export const keptMailsFor = message(
  'their text {days} days after sending; the record that they were sent, {record} days.',
);
