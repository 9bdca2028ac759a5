import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLocalTime, canonicalZone, csvTime, localDateOf, localDateTimeOf } from './rules.ts';

const ZONES = [
  'America/Los_Angeles',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
];
const HOUR_MS = 3_600_000;

describe('in every zone', () => {
  const zone = fc.constantFrom(...ZONES);
  const instant = fc.date({
    min: new Date('1975-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });

  it('the local time of an instant is that instant, or shown twice', () => {
    fc.assert(
      fc.property(instant, zone, (at, zone) => {
        const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const [date = '', time = ''] = localDateTimeOf(minute, zone).split('T');
        const first = atLocalTime(date, time, zone);
        expect(localDateTimeOf(first, zone)).toBe(`${date}T${time}`);
        expect(first.getTime()).toBeLessThanOrEqual(minute.getTime());
        expect(minute.getTime() - first.getTime()).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });
});

describe('where clocks change', () => {
  const inLosAngeles = (date: string, time: string) =>
    atLocalTime(date, time, 'America/Los_Angeles').toISOString();

  it('the first of two equal times counts', () => {
    expect(inLosAngeles('2027-11-07', '01:30')).toBe('2027-11-07T08:30:00.000Z');
    expect(inLosAngeles('2027-11-07', '02:00')).toBe('2027-11-07T10:00:00.000Z');
  });

  it('a time that is skipped is read with the offset before', () => {
    expect(inLosAngeles('2027-03-14', '01:59:59')).toBe('2027-03-14T09:59:59.000Z');
    expect(inLosAngeles('2027-03-14', '02:30')).toBe('2027-03-14T10:30:00.000Z');
    expect(inLosAngeles('2027-03-14', '03:00')).toBe('2027-03-14T10:00:00.000Z');
  });

  it('a whole day may be skipped', () => {
    const before = new Date('2011-12-30T09:59:59Z');
    expect(localDateOf(before, 'Pacific/Apia')).toBe('2011-12-29');
    expect(localDateOf(new Date(before.getTime() + 1_000), 'Pacific/Apia')).toBe('2011-12-31');
    expect(atLocalTime('2011-12-31', '00:00', 'Pacific/Apia').toISOString()).toBe(
      '2011-12-30T10:00:00.000Z',
    );
  });
});

it('an offset may have seconds, and be negative by less than an hour', () => {
  expect(csvTime(new Date('1971-06-01T12:44:30Z'), 'Africa/Monrovia')).toBe('1971-06-01 12:00');
});

it('a time that is none is no instant', () => {
  expect(atLocalTime('2027-03-14', 'noon', 'UTC').getTime()).toBeNaN();
  expect(() => localDateOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
  expect(() => localDateOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
});

it('knows zones by any spelling, and no others', () => {
  expect(canonicalZone('america/new_york')).toBe('America/New_York');
  expect(canonicalZone('Mars/Olympus')).toBeUndefined();
});
