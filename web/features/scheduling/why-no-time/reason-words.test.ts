import { expect, it } from 'vitest';
import { describeStartReason, type StartReason } from './reason-words.ts';

const SPAN = { from: '2031-03-11T16:00:00.000Z', to: '2031-03-11T16:30:00.000Z' };
const CLIENT = { id: 'a', name: 'Dana Whitfield' };

it.each<[StartReason, string]>([
  [{ rule: 'past' }, 'This time has passed.'],
  [{ rule: 'notice', minutes: 1_440 }, 'Too soon: it must be booked 1 day ahead.'],
  [
    { rule: 'appointment', ...CLIENT, ...SPAN },
    'Appointment of Dana Whitfield, 9:00 AM to 9:30 AM.',
  ],
  [
    { rule: 'buffer', ...CLIENT, ...SPAN },
    'Break before or after the appointment of Dana Whitfield, 9:00 AM to 9:30 AM.',
  ],
  [
    { rule: 'time_off', hostNumber: null, reason: 'Move', ...SPAN },
    'The whole firm is closed: Move.',
  ],
  [{ rule: 'time_off', hostNumber: 2, reason: null, ...SPAN }, 'Maren Castellane is away.'],
  [{ rule: 'calendar', ...SPAN }, 'Busy in the connected calendar, 9:00 AM to 9:30 AM.'],
])('%o is explained', (reason, words) => {
  expect(describeStartReason(reason, 'Maren Castellane', 'America/Los_Angeles', 'en-US')).toBe(
    words,
  );
});
