import { expect, it } from 'vitest';
import { formatComingDay } from '../../src/platform/time/format-rules.ts';
import { localDateOf } from '../../src/platform/time/zones/rules.ts';
import {
  formatDate,
  formatMonth,
  formatTime,
  formatWeekday,
  formatZone,
  noonOf,
} from './format.ts';

const INSTANT = '2026-03-05T01:30:00.000Z';

it('formats an instant in the given zone', () => {
  expect(formatDate(INSTANT, 'America/Los_Angeles', 'en-US')).toBe('Mar 04, 2026');
  expect(formatTime(INSTANT, 'America/Los_Angeles', 'en-US')).toBe('5:30 PM');
  expect(formatWeekday(INSTANT, 'America/Los_Angeles', 'short', 'en-US')).toBe('Wed');
  expect(formatDate(INSTANT, 'Asia/Tokyo', 'en-US')).toBe('Mar 05, 2026');
  expect(formatTime(INSTANT, 'Asia/Tokyo', 'en-US')).toBe('10:30 AM');
});

it('formats a local date without shifting its day', () => {
  expect(formatDate(noonOf('2026-03-05'), 'UTC', 'en-US')).toBe('Mar 05, 2026');
});

it('returns the local date of an instant, and formats the month of a local date', () => {
  expect(localDateOf(new Date(INSTANT), 'America/Los_Angeles')).toBe('2026-03-04');
  expect(localDateOf(new Date(INSTANT), 'Asia/Tokyo')).toBe('2026-03-05');
  expect(formatMonth(noonOf('2026-03-01'), 'UTC', 'en-US')).toBe('March 2026');
});

it.each([
  ['2026-03-04T23:59:00-08:00', 'Wed'],
  ['2026-03-10T23:59:00-07:00', 'Tue'],
  ['2026-03-11T00:00:00-07:00', 'Wed, Mar 11'],
  ['2026-03-18T09:00:00-07:00', 'Wed, Mar 18'],
])('says %s, seen from a Wednesday evening, as %s', (start, text) => {
  expect(formatComingDay(start, 'America/Los_Angeles', new Date(INSTANT), 'en-US')).toBe(text);
});

it('names a zone independently of the season', () => {
  expect(formatZone('America/Los_Angeles', 'en-US')).toBe('Pacific Time');
});
