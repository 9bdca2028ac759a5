import { expect, it } from 'vitest';
import { weekOfAgenda } from './week-of-agenda.ts';

it.each([
  ['Friday evening, Saturday in UTC', '2031-03-08T05:00:00Z', 'week'],
  ['Saturday', '2031-03-08T20:00:00Z', 'coming week'],
  ['Sunday evening, Monday in UTC', '2031-03-10T05:00:00Z', 'coming week'],
  ['Monday', '2031-03-10T16:00:00Z', 'week'],
])('selects the week of the agenda on %s', (_, now, week) => {
  expect(weekOfAgenda(new Date(now), 'America/Los_Angeles')).toBe(week);
});
