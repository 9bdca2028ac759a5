import { expect, it } from 'vitest';
import { dayTitle, lineTime } from './line-time.ts';

const ZONE = 'America/Los_Angeles';
const TODAY = '2031-03-10';

it.each([
  ['2031-03-10T16:15:00Z', '9:15 AM', '9:15 AM', 'Today'],
  // Still the day before in the firm's time zone.
  ['2031-03-10T06:30:00Z', '11:30 PM', 'Mar 9', 'Yesterday'],
  ['2031-03-04T18:00:00Z', 'Mar 4', 'Mar 4', 'Last 7 days'],
  ['2031-02-27T18:00:00Z', 'Feb 27', 'Feb 27', 'February 2031'],
  ['2030-11-27T18:00:00Z', 'Nov 27, 2030', 'Nov 27, 2030', 'November 2030'],
])('%s is %s under its day, %s elsewhere, and in “%s”', (instant, under, elsewhere, title) => {
  expect(lineTime(instant, ZONE, TODAY, true, 'en-US')).toBe(under);
  expect(lineTime(instant, ZONE, TODAY, false, 'en-US')).toBe(elsewhere);
  expect(dayTitle(instant, ZONE, TODAY, 'en-US')).toBe(title);
});
