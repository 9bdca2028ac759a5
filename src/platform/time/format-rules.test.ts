import { expect, it } from 'vitest';
import {
  formatDate,
  formatDay,
  formatHour,
  formatMoment,
  formatMonth,
  formatTime,
  formatZone,
  hasDayHalves,
} from './format-rules.ts';

const AT = '2026-11-30T09:05:00Z';

it.each([
  ['en-US', 'Nov 30, 2026', '9:05 AM', 'Nov 30', 'November 2026', true],
  ['en-GB', '30 Nov 2026', '09:05', '30 Nov', 'November 2026', false],
  ['de-DE', '30. Nov. 2026', '09:05', '30. Nov.', 'November 2026', false],
])('writes dates and times as %s does', (locale, date, time, day, month, halves) => {
  expect([
    formatDate(AT, 'UTC', locale),
    formatTime(AT, 'UTC', locale),
    formatDay(AT, 'UTC', locale),
    formatMonth(AT, 'UTC', locale),
    hasDayHalves(locale),
  ]).toEqual([date, time, day, month, halves]);
  expect(formatMoment(AT, 'UTC', locale)).toBe(`${date}, ${time}`);
});

it('writes hours and zones', () => {
  expect([formatHour(AT, 'UTC', 'en-US'), formatHour(AT, 'UTC', 'en-GB')]).toEqual(['9 AM', '09']);
  expect(formatZone('America/Los_Angeles', 'en-GB')).toBe('Pacific Time');
});
