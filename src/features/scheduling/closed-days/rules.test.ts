import { expect, it } from 'vitest';
import { daysOf, spanOf } from './rules.ts';

const ZONE = 'America/Los_Angeles';

it('whole days are from midnight to midnight, also across a clock change', () => {
  const days = { firstDay: '2031-11-01', lastDay: '2031-11-02' };
  const span = spanOf(days, ZONE);
  expect([span.startsAt.toISOString(), span.endsAt.toISOString()]).toEqual([
    '2031-11-01T07:00:00.000Z',
    '2031-11-03T08:00:00.000Z',
  ]);
  expect(daysOf(span, ZONE)).toEqual(days);
});

it.each([
  ['an afternoon', '2031-03-11T19:00:00Z', '2031-03-12T00:00:00Z'],
  ['a day and an hour', '2031-03-11T07:00:00Z', '2031-03-12T08:00:00Z'],
  ['a day of another zone', '2031-03-11T00:00:00Z', '2031-03-12T00:00:00Z'],
])('%s is no closed day', (_what, startsAt, endsAt) => {
  expect(daysOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, ZONE)).toBeUndefined();
});
