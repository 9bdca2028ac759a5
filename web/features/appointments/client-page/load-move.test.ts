import { expect, it } from 'vitest';
import { linkedMonthInput } from './load-move.ts';

const ZONE = 'America/Los_Angeles';

it('shows the month of a chosen time in the zone of the firm', () => {
  // March 31, 5:30 PM in San Diego.
  const { month } = linkedMonthInput('token', { start: '2031-04-01T00:30:00.000Z' }, ZONE);
  expect(month).toBe('2031-03');
});

it('shows the month that the address names, then that of its day', () => {
  const start = '2031-05-01T17:00:00.000Z';
  const date = '2031-04-02';
  expect(linkedMonthInput('token', { month: '2031-06', date, start }, ZONE).month).toBe('2031-06');
  expect(linkedMonthInput('token', { date, start }, ZONE).month).toBe('2031-04');
  expect(linkedMonthInput('token', {}, ZONE).month).toBeUndefined();
});
