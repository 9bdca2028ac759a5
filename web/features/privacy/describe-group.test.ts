import { expect, it } from 'vitest';
import { describeAppointmentErasure, describeSpan } from './describe-group.ts';

const ZONE = 'America/Los_Angeles';

it.each([
  ['2031-03-05T17:00:00Z', '2031-03-10T17:00:00Z', 'Mar 05, 2031 to Mar 10, 2031'],
  // The same evening in the firm's time zone, but two dates in UTC.
  ['2031-03-05T20:00:00Z', '2031-03-06T05:00:00Z', 'Mar 05, 2031'],
  [null, null, ''],
])('describes %s to %s as %j', (firstAt, lastAt, words) => {
  expect(describeSpan({ firstAt, lastAt }, ZONE, 'en-US')).toBe(words);
});

const appointment = {
  id: 'appointment-1',
  scheduledDate: '2031-03-10T17:00:00Z',
  duration: 60,
  status: 'scheduled',
};
const past = { ...appointment, keptUntil: '2036-03-10T17:00:00Z' };

it('counts the appointments that need a decision before they are erased', () => {
  const fate = 'Erasing deletes them.';
  expect(describeAppointmentErasure({ upcoming: [], clientFile: [] }, fate)).toBe(fate);
  expect(
    describeAppointmentErasure({ upcoming: [appointment], clientFile: [past, past] }, fate),
  ).toBe(
    'Erasing deletes them. 1 upcoming: cancel first, or erase too. 2 took place in the last five years and may be kept as the client’s file.',
  );
});
