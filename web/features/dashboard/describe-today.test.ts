import { expect, it } from 'vitest';
import { describeToday } from './describe-today.ts';

/** Monday, 9:00 AM in the firm's time zone. */
const at = { zone: 'America/Los_Angeles', now: new Date('2031-03-10T16:00:00Z') };
const today = (scheduledDate: string) => ({ isToday: true, scheduledDate });

const before = today('2031-03-10T15:00:00Z');
const next = today('2031-03-10T21:30:00Z');
const last = today('2031-03-10T23:00:00Z');
const tomorrow = { isToday: false, scheduledDate: '2031-03-11T16:00:00Z' };

it.each([
  [undefined, 'Monday, Mar 10, 2031.'],
  [[], 'Monday, Mar 10, 2031. No consultations today.'],
  [[tomorrow], 'Monday, Mar 10, 2031. No consultations today.'],
  [[before], 'Monday, Mar 10, 2031. One consultation today.'],
  [
    [before, next, last, tomorrow],
    'Monday, Mar 10, 2031. 3 consultations today, the next at 2:30 PM.',
  ],
])('describes %j as: %s', (entries, words) => {
  expect(describeToday(entries, at)).toBe(words);
});

it('uses the date in the zone of the firm, not in UTC', () => {
  const evening = { ...at, now: new Date('2031-03-11T04:00:00Z') };
  expect(describeToday(undefined, evening)).toBe('Monday, Mar 10, 2031.');
});
