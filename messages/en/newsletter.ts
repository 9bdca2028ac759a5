import { message } from './language.ts';

export const title = 'Newsletter';
export const emailLabel = 'Email Address for our letter';
export const subscribe = 'Subscribe';
export const failed = 'That did not work. Please try again.';
export const consent =
  'Send me your letter when you publish something. I can stop it with one click at any time.';
export const noMailNow =
  '<now>You are not subscribed yet.</now> You would confirm your subscription by a link in a mail, but this site sends no e-mail at the moment. Please try again later.';
export const checkMail =
  '<now>Check your mail.</now> If the address is right, a link is on its way. Press it to confirm your subscription.';
export const linkEndedTitle = 'This link no longer works.';
export const linkEndedLead =
  'A newer mail may have replaced it, or it has expired. Asking again is quick.';
export const askAgain = 'Ask for the letter again';
export const pendingTitle = 'Shall we send you the letter?';
export const pendingLead =
  'One press, and you get it when we publish something. You can stop it here at any time.';
export const confirmedTitle = 'You are subscribed.';
export const confirmedLead =
  'You get the letter when we publish something. If it is not for you, one press stops it.';
export const endedTitle = 'You get no more letters.';
export const endedLead = 'Your subscription has ended. There is nothing else to do.';
export const confirm = 'Yes, send me the letter';
export const stop = 'Stop the letter';
export const readArticles = 'Read our articles';
export const checkMailOf = message(
  '<now>Check your mail.</now> If the address is right, a link is on its way to {address}. Press it to confirm your subscription.',
);
export const last = message('Last letter: {date}.');
