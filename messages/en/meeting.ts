import { message } from './language.ts';

// When a consultation takes place.
export const dayAndTime = message('{day} at {time}');
export const longDay = message('{weekday}, {day}');

// How and where it takes place.
export const atOffice = 'At our office';
export const byPhone = 'By phone';
export const byVideo = 'By video';
export const linkFollows = 'We will send you the link.';
export const personCalls = message('{name} will call you at the number that you gave us.');
export const clientCalls = message('Please call us at {phone}.');

// Whom the client meets.
export const talksTo = 'You will talk to';
export const meets = 'You will meet';
export const outsideArea = message(
  '{attorney} does not usually work on the practice area that you named. If you would rather speak with somebody who does, choose another time or call us.',
);

// What the client should have with them.
export const bringToOffice = 'A photo ID and any papers you already have. Missing papers are fine.';
export const haveAtHand = 'Have any papers you already have at hand. Missing papers are fine.';
