import { expect, it } from 'vitest';
import { dayAndTime, daysAgo, shortDay, wholeMoment } from './day-words.ts';

const ZONE = 'America/Los_Angeles';
/** A Monday. */
const NOW = new Date('2031-03-10T17:00:00Z');

it.each([
  ['2031-03-10T23:00:00Z', 'today'],
  ['2031-03-11T06:59:00Z', 'today'],
  ['2031-03-11T07:00:00Z', 'Tue'],
  ['2031-03-16T19:00:00Z', 'Sun'],
  ['2031-03-17T19:00:00Z', 'Mar 17'],
  ['2031-03-04T19:00:00Z', 'Tue'],
  ['2031-03-03T19:00:00Z', 'Mar 3'],
  ['2030-12-31T19:00:00Z', 'Dec 31, 2030'],
])('the day of %s is %s', (instant, day) => {
  expect(shortDay(instant, ZONE, NOW, 'en-US')).toBe(day);
});

it('says the time, and yesterday', () => {
  expect(dayAndTime('2031-03-12T17:00:00Z', ZONE, NOW, 'en-US')).toBe('Wed 10:00 AM');
  expect(wholeMoment('2031-03-12T17:00:00Z', ZONE, NOW, 'en-US')).toBe('Wed, Mar 12, 10:00 AM');
  expect(daysAgo('2031-03-09T19:00:00Z', ZONE, NOW, 'en-US')).toBe('yesterday');
  expect(daysAgo('2031-03-10T16:00:00Z', ZONE, NOW, 'en-US')).toBe('today');
});
