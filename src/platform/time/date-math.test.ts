import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addYears, differenceInDays, subDays, subYears } from './date-math.ts';

const zoneBefore = process.env.TZ;
afterAll(() => setZone(zoneBefore));

/** Node re-reads TZ when it is set. */
function setZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])('in a process under TZ=%s', (zone) => {
  beforeAll(() => setZone(zone));

  it('runs in that zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each([
    ['the night in which spring begins', '2031-03-08T20:00:00Z', '2031-03-09T20:00:00.000Z'],
    ['the night in which it ends', '2031-11-01T20:00:00Z', '2031-11-02T20:00:00.000Z'],
    ['the hour that is skipped', '2031-03-08T10:30:00Z', '2031-03-09T10:30:00.000Z'],
  ])('a day later is 24 hours later over %s', (_, before, after) => {
    expect(addDays(new Date(before), 1).toISOString()).toBe(after);
    expect(subDays(new Date(after), 1)).toEqual(new Date(before));
    expect(differenceInDays(new Date(after), new Date(before))).toBe(1);
    expect(differenceInDays(new Date(before), new Date(after))).toBe(-1);
  });

  it('a year later is the same time in UTC', () => {
    // Clocks change on March 9 in 2031 and on March 14 in 2032: an hour apart in Los Angeles.
    expect(addYears(new Date('2031-03-12T02:00:00Z'), 1)).toEqual(new Date('2032-03-12T02:00:00Z'));
    expect(subYears(new Date('2032-02-29T20:00:00Z'), 1)).toEqual(new Date('2031-02-28T20:00:00Z'));
    expect(addYears(new Date('2028-02-29T20:00:00Z'), 4)).toEqual(new Date('2032-02-29T20:00:00Z'));
  });
});
