import { expect, it } from 'vitest';
import { visitorTime } from './visitor-zone.ts';

const FIRM = 'America/Los_Angeles';

it('returns the local day and time of a visitor in Tokyo', () => {
  expect(visitorTime('2031-03-10T16:30:00Z', FIRM, 'en-US', 'Asia/Tokyo')).toBe(
    'Tue, Mar 11 at 1:30 AM',
  );
});

it('returns undefined where clocks agree, whatever the name of the zone', () => {
  expect(visitorTime('2031-03-10T16:30:00Z', FIRM, 'en-US', FIRM)).toBeUndefined();
  expect(visitorTime('2031-03-10T16:30:00Z', FIRM, 'en-US', 'America/Tijuana')).toBeUndefined();
});

it('returns the local time in Phoenix only while clocks differ', () => {
  expect(visitorTime('2031-07-10T16:30:00Z', FIRM, 'en-US', 'America/Phoenix')).toBeUndefined();
  expect(visitorTime('2031-01-10T17:30:00Z', FIRM, 'en-US', 'America/Phoenix')).toBe(
    'Fri, Jan 10 at 10:30 AM',
  );
});
