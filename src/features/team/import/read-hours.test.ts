import { expect, it } from 'vitest';
import { readHours } from './read-hours.ts';

/** The windows as short texts, such as `1 09:00-16:00 /30`. */
const read = (text: string) => {
  const hours = readHours(text);
  if (hours?.kind !== 'own') return hours;
  return hours.weeklyHours.map(
    ({ weekday, firstStart, lastStart, stepMinutes }) =>
      `${weekday} ${firstStart}-${lastStart} /${stepMinutes}`,
  );
};

it.each([
  ['Mon 9:00-16:00', ['1 09:00-16:00 /30']],
  [
    'Mon-Tue 9-11:30, 13:00-16:00',
    [...['1 09:00-11:30 /30', '1 13:00-16:00 /30'], ...['2 09:00-11:30 /30', '2 13:00-16:00 /30']],
  ],
  ['Monday, Thursday 9:00 AM – 12:30 PM', ['1 09:00-12:30 /30', '4 09:00-12:30 /30']],
  ['Fri 1-4 PM; Sat 10 to 11 every 60', ['5 13:00-16:00 /30', '6 10:00-11:00 /60']],
  ['wed 9–12', ['3 09:00-12:00 /30']],
  ['Tue 11-1 PM', ['2 11:00-13:00 /30']],
  ['Sun 12 AM - 1 AM', ['7 00:00-01:00 /30']],
])('reads %j', (text, windows) => {
  expect(read(text)).toEqual(windows);
});

it.each([
  ['firm', { kind: 'firm' }],
  ['same as the office', { kind: 'firm' }],
  ['Same as Dana Whitfield', { kind: 'same as', name: 'Dana Whitfield' }],
])('reads %j as a reference', (text, wanted) => {
  expect(readHours(text)).toEqual(wanted);
});

it.each([
  'mornings',
  'Mon',
  '9:00-16:00',
  'Fri-Mon 9-16',
  'Mon 16:00-9:00',
  'Mon 9:00-25:00',
  'Mon 9:61-10:00',
  'Mon 9-10, lunch',
  'Mon 13 PM - 14 PM',
  ';',
])('does not understand %j', (text) => {
  expect(readHours(text)).toBeUndefined();
});
