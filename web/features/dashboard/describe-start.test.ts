import { expect, it } from 'vitest';
import { describeStart } from './describe-start.ts';

const zone = 'America/Los_Angeles';

it.each([
  ['2031-03-10T16:59:00Z', 'Now'],
  ['2031-03-10T17:00:00Z', 'Now'],
  ['2031-03-10T17:00:30Z', 'Next, in 1 minute'],
  ['2031-03-10T18:00:00Z', 'Next, in 60 minutes'],
  ['2031-03-10T18:01:00Z', 'Next, today'],
  ['2031-03-11T06:59:00Z', 'Next, today'],
  ['2031-03-11T07:00:00Z', 'Next, on Tuesday, Mar 11'],
])('an appointment at %s', (scheduledDate, words) => {
  const now = new Date('2031-03-10T17:00:00Z');
  expect(describeStart({ scheduledDate }, { now, zone }, 'en-US')).toBe(words);
});
