import { afterEach, describe, expect, it } from 'vitest';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import { FIRM_HOST } from '../rules.ts';
import { staffSlotRequest } from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import { busyTextOf } from '../testing/busy-text.ts';
import { DEFAULT_SCHEDULE, defaultStartsOn } from '../testing/default-schedule.ts';
import { localDatesBetween, nearestFreeStarts, parseScheduledDate, slotsOf } from './slots.ts';

const SAN_DIEGO = 'America/Los_Angeles';
const iso = (dates: Date[]) => dates.map((date) => date.toISOString());
const serverZone = process.env.TZ;

afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a server in %s', (zone) => {
  it.each([
    // [what, local date, instants of 9:00 AM and 4:00 PM]
    ['winter', '2026-01-12', '2026-01-12T17:00:00.000Z', '2026-01-13T00:00:00.000Z'],
    [
      'Friday before spring 2026',
      '2026-03-06',
      '2026-03-06T17:00:00.000Z',
      '2026-03-07T00:00:00.000Z',
    ],
    [
      'Monday after spring 2026',
      '2026-03-09',
      '2026-03-09T16:00:00.000Z',
      '2026-03-09T23:00:00.000Z',
    ],
    ['summer', '2026-07-15', '2026-07-15T16:00:00.000Z', '2026-07-15T23:00:00.000Z'],
    [
      'Friday before autumn 2026',
      '2026-10-30',
      '2026-10-30T16:00:00.000Z',
      '2026-10-30T23:00:00.000Z',
    ],
    [
      'Monday after autumn 2026',
      '2026-11-02',
      '2026-11-02T17:00:00.000Z',
      '2026-11-03T00:00:00.000Z',
    ],
    [
      'Monday after spring 2027',
      '2027-03-15',
      '2027-03-15T16:00:00.000Z',
      '2027-03-15T23:00:00.000Z',
    ],
    [
      'Monday after autumn 2027',
      '2027-11-08',
      '2027-11-08T17:00:00.000Z',
      '2027-11-09T00:00:00.000Z',
    ],
  ])('has thirteen slots by the wall clock: %s', (_what, date, first, last) => {
    process.env.TZ = zone;
    const starts = iso(defaultStartsOn(date, SAN_DIEGO).map(({ start }) => start));
    expect(starts).toHaveLength(13);
    expect(starts[0]).toBe(first);
    expect(starts.at(-1)).toBe(last);
  });

  it.each(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2027-03-14', '2027-11-07'])(
    'has no slots on the weekend of %s',
    (date) => {
      process.env.TZ = zone;
      expect(defaultStartsOn(date, SAN_DIEGO)).toEqual([]);
    },
  );

  it('converts an instant to a date in the firm’s time zone', () => {
    process.env.TZ = zone;
    expect(localDateOf(new Date('2026-03-10T06:59:00Z'), SAN_DIEGO)).toBe('2026-03-09');
    expect(localDateOf(new Date('2026-03-10T07:00:00Z'), SAN_DIEGO)).toBe('2026-03-10');
    expect(localDateOf(new Date('2026-03-10T18:14:59.999Z'), 'Asia/Kathmandu')).toBe('2026-03-10');
    expect(localDateOf(new Date('2026-03-10T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-03-11');
    expect(localDateOf(new Date('2026-03-10T18:15:00Z'), SAN_DIEGO)).toBe('2026-03-10');
  });

  it('reads a local date-time in the firm’s zone, whatever the zone of the server', () => {
    process.env.TZ = zone;
    expect(parseScheduledDate('2026-03-10T10:30', SAN_DIEGO)?.toISOString()).toBe(
      '2026-03-10T17:30:00.000Z',
    );
    expect(parseScheduledDate('2026-01-12T10:30:00', SAN_DIEGO)?.toISOString()).toBe(
      '2026-01-12T18:30:00.000Z',
    );
  });
});

type Times = { startsAt: Date; endsAt: Date; isTimeOff?: boolean };

const slotsOn = (
  date: string,
  { now, durationMinutes, busy }: { now: Date; durationMinutes: number; busy: Times[] },
) => {
  const text = busyTextOf(
    busy.map(({ startsAt, endsAt, ...kind }) => ({
      host: FIRM_HOST,
      fromMs: +startsAt,
      toMs: +endsAt,
      ...kind,
    })),
  );
  const slotRequest = staffSlotRequest(DEFAULT_SCHEDULE, { type: 'initial', durationMinutes });
  const startTimes = startTimesOf(DEFAULT_SCHEDULE, { ...slotRequest, zone: SAN_DIEGO });
  return slotsOf(startTimes, {
    busy: parseBusy(text, slotRequest.hosts),
    limits: new Map(),
    slotRequest,
    now,
  })(date);
};

describe('a slot', () => {
  const now = new Date('2026-03-10T17:00:00Z'); // 10:00 AM in San Diego
  const busy = [
    { startsAt: new Date('2026-03-10T20:00:00Z'), endsAt: new Date('2026-03-10T20:45:00Z') }, // 1:00–1:45 PM
  ];
  const states = (durationMinutes: number) =>
    Object.fromEntries(
      slotsOn('2026-03-10', { now, durationMinutes, busy }).map((slot) => [slot.label, slot.state]),
    );

  it('is past from its very start on', () => {
    expect(states(30)).toMatchObject({ '9:30 AM': 'past', '10:00 AM': 'past', '10:30 AM': 'free' });
  });

  it('is taken when its whole length does not fit, and free back to back', () => {
    expect(states(30)).toMatchObject({
      '11:30 AM': 'free',
      '1:00 PM': 'taken',
      '1:30 PM': 'taken',
      '2:00 PM': 'free',
    });
    // An hour from 11:30 ends at 12:30, before the busy time; from noon there are no slots at all.
    expect(states(60)).toMatchObject({ '11:30 AM': 'free', '1:30 PM': 'taken' });
  });
});

describe('a day off', () => {
  const day = {
    startsAt: new Date('2026-03-10T07:00:00Z'),
    endsAt: new Date('2026-03-11T07:00:00Z'),
  };
  const morning = { ...day, endsAt: new Date('2026-03-10T19:00:00Z') };
  const slots = (busy: Times[], now = '2026-03-09T17:00:00Z') =>
    slotsOn('2026-03-10', { now: new Date(now), durationMinutes: 30, busy });

  it('has no slots, unlike one that is fully booked or off in part', () => {
    expect(slots([{ ...day, isTimeOff: true }])).toEqual([]);
    expect(slots([day]).map(({ state }) => state)).toEqual(Array(13).fill('taken'));
    expect(slots([{ ...morning, isTimeOff: true }])).toHaveLength(13);
  });

  it('in its afternoon has no slots once its morning has passed', () => {
    const afternoon = { ...day, startsAt: new Date('2026-03-10T19:00:00Z'), isTimeOff: true };
    expect(slots([morning, afternoon])).toHaveLength(13);
    expect(slots([afternoon], '2026-03-10T19:30:00Z')).toEqual([]);
  });
});

describe('the scheduled date of a booking', () => {
  it.each([
    ['2026-03-10T17:30:00Z', '2026-03-10T17:30:00.000Z'],
    ['2026-03-10T17:30:00.000Z', '2026-03-10T17:30:00.000Z'],
    ['2026-03-10T10:30:00-07:00', '2026-03-10T17:30:00.000Z'],
    ['2026-03-11T02:30+0900', '2026-03-10T17:30:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ])('takes the instant %s', (text, instant) => {
    expect(parseScheduledDate(text, SAN_DIEGO)?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-03-10',
    '10:30',
    'tomorrow',
    '',
    '2026-02-30T10:00',
    '2026-13-01T10:00:00Z',
    '2026-03-10T25:00',
    '99999-03-10T10:00:00Z',
    '1969-12-31T23:59:59Z',
    '1969-12-31T10:00',
    '1773163800000',
    'Tue Mar 10 2026 10:30:00',
  ])('refuses %j', (text) => {
    expect(parseScheduledDate(text, SAN_DIEGO)).toBeUndefined();
  });

  it('rejects a local time skipped by the clock change', () => {
    expect(parseScheduledDate('2026-03-08T02:30', SAN_DIEGO)).toBeUndefined();
    expect(parseScheduledDate('2027-03-14T02:30', SAN_DIEGO)).toBeUndefined();
  });
});

it('counts days across both clock changes', () => {
  expect(localDatesBetween('2026-03-07', '2026-03-09')).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
  ]);
  expect(localDatesBetween('2026-10-31', '2026-11-02')).toHaveLength(3);
  expect(localDatesBetween('2026-03-09', '2026-03-08')).toEqual([]);
});

it('offers the nearest free starts in chronological order', () => {
  const day = (date: string) => ({
    date,
    slots: slotsOn(date, {
      now: new Date('2026-03-10T00:00:00Z'),
      durationMinutes: 30,
      busy: [
        { startsAt: new Date('2026-03-10T17:30:00Z'), endsAt: new Date('2026-03-10T18:00:00Z') },
      ],
    }),
  });
  const wanted = new Date('2026-03-10T17:30:00Z');
  expect(
    nearestFreeStarts([day('2026-03-10'), day('2026-03-11')], wanted, 3).map(
      (start) => start.label,
    ),
  ).toEqual(['9:30 AM', '10:00 AM', '11:00 AM']);
});
