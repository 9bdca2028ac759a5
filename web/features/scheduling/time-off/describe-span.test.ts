import { expect, it } from 'vitest';
import { describeSpan } from './describe-span.ts';

it.each([
  [
    '2031-03-11T16:00:00Z',
    '2031-03-11T19:00:00Z',
    'Mar 11, 2031, 9:00 AM to Mar 11, 2031, 12:00 PM',
  ],
  ['2031-03-09T08:00:00Z', '2031-03-10T07:00:00Z', 'Mar 09, 2031, all day'],
  ['2031-03-08T08:00:00Z', '2031-03-11T07:00:00Z', 'Mar 08, 2031 to Mar 10, 2031, all day'],
])('%s to %s is %s', (startsAt, endsAt, text) => {
  expect(describeSpan({ startsAt, endsAt }, 'America/Los_Angeles', 'en-US')).toBe(text);
});
