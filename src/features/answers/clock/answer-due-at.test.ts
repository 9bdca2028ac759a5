import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/time/local-dates/rules.ts';
import { atLocalTime } from '../../../platform/time/zones/rules.ts';
import { dueMinuteByWalking, LocalTimes } from '../../../testing/minute-walk.ts';
import { WEEKDAYS } from '../../firm/rules.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { proposeHolidays } from '../../scheduling/holidays/propose-holidays.ts';
import { answerDueAt, type OfficeTime } from './answer-due-at.ts';

const ZONE = 'America/Los_Angeles';
const WORKDAYS = [...WEEKDAYS.slice(0, 5)];
const at = (date: string, time: string) => atLocalTime(date, time, ZONE);

const OFFICE: OfficeTime = {
  zone: ZONE,
  hours: [{ dayOfWeek: WORKDAYS, opens: '09:00', closes: '17:00' }],
  closedDates: new Set(['2026-11-26', '2026-11-27']),
};

describe('an answer within 24 hours, of an office that is open from 9 to 5 on working days', () => {
  it.each([
    ['on a working day: a day later', ['2026-03-10', '10:00'], ['2026-03-11', '10:00']],
    [
      'in the evening: at the end of the next day',
      ['2026-03-10', '20:00'],
      ['2026-03-11', '17:00'],
    ],
    ['in the morning before it opens', ['2026-03-10', '07:00'], ['2026-03-10', '17:00']],
    ['on Friday: before the weekend', ['2026-03-13', '15:00'], ['2026-03-13', '17:00']],
    [
      'on Friday just before it closes: after an hour in the office',
      ['2026-03-13', '16:50'],
      ['2026-03-16', '09:50'],
    ],
    ['at the weekend: an hour after it opens', ['2026-03-14', '08:00'], ['2026-03-16', '10:00']],
    ['before closed days', ['2026-11-25', '16:30'], ['2026-11-30', '09:30']],
    ['across the clock change in spring', ['2026-03-06', '12:00'], ['2026-03-06', '17:00']],
  ])('%s', (_what, [date = '', time = ''], [dueDate = '', dueTime = '']) => {
    expect(answerDueAt(at(date, time), 24, OFFICE)).toEqual(at(dueDate, dueTime));
  });

  it('is counted in elapsed hours across a clock change', () => {
    const everyDay = {
      ...OFFICE,
      hours: [{ dayOfWeek: [...WEEKDAYS], opens: '09:00', closes: '17:00' }],
    };
    expect(answerDueAt(at('2026-03-07', '12:00'), 24, everyDay)).toEqual(at('2026-03-08', '13:00'));
    expect(answerDueAt(at('2026-10-31', '12:00'), 24, everyDay)).toEqual(at('2026-11-01', '11:00'));
  });

  it('is the promised moment for an office without fixed hours', () => {
    const hours = [{ dayOfWeek: [...WEEKDAYS], opens: null, closes: null }];
    const arrived = at('2026-03-14', '03:00');
    expect(answerDueAt(arrived, 24, { ...OFFICE, hours })).toEqual(new Date(+arrived + DAY_MS));
  });
});

const HISTORIES = 10_000;
const HISTORIES_PER_OFFICE = 200;
const START_MS = Date.UTC(2026, 0, 1);
/**
 * A year in which messages arrive, and the time after it in which an office opens for an hour: thirty weeks if it is
 * open for two minutes a week, and as long again for closures.
 */
const DAYS = 800;
const ZONES = [ZONE, 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'UTC'];

const localTimes = new Map(ZONES.map((zone) => [zone, new LocalTimes(zone, START_MS, DAYS)]));
const HOLIDAYS = proposeHolidays(resolvePack('us-ca').holidays, '2026-01-01', '2027-12-31').map(
  ({ date }) => date,
);

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * A minute of the day, but none that a clock change skips or repeats (1 to 3 in these zones): an office that opens or
 * closes then has no agreed hours. It may be open during the change.
 */
const anyMinute = fc
  .integer({ min: 0, max: 1_319 })
  .map((minute) => (minute < 60 ? minute : minute + 120));

/** One line of hours, or two on the same days with a break between. */
const anyHours = fc
  .record({
    days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    cuts: fc.uniqueArray(anyMinute, { minLength: 4, maxLength: 4 }),
    hasBreak: fc.boolean(),
  })
  .map(({ days, cuts, hasBreak }) => {
    const [a = 0, b = 0, c = 0, d = 0] = cuts.toSorted((x, y) => x - y);
    const line = (from: number, to: number) => ({
      dayOfWeek: days,
      opens: timeOf(from),
      closes: timeOf(to),
    });
    return hasBreak ? [line(c, d), line(a, b)] : [line(a, d)];
  });

/** Court holidays, single closed days, and a closure of up to two months. */
const anyClosedDates = fc
  .record({
    holidays: fc.boolean(),
    days: fc.array(fc.integer({ min: 0, max: DAYS }), { maxLength: 20 }),
    closure: fc.record({
      from: fc.integer({ min: 0, max: 365 }),
      length: fc.integer({ min: 0, max: 60 }),
    }),
  })
  .map(({ holidays, days, closure }) => {
    const dateOf = (day: number) => new Date(START_MS + day * DAY_MS).toISOString().slice(0, 10);
    const closed = Array.from({ length: closure.length }, (_, day) => dateOf(closure.from + day));
    return new Set([...(holidays ? HOLIDAYS : []), ...days.map(dateOf), ...closed]);
  });

const anyOffice = fc.record({
  zone: fc.constantFrom(...ZONES),
  hours: anyHours,
  closedDates: anyClosedDates,
});

const anyArrival = fc.record({
  minute: fc.integer({ min: 0, max: 365 * 24 * 60 }),
  promiseHours: fc.oneof(fc.constant(24), fc.integer({ min: 1, max: 240 })),
});

it(`is what a walk through every minute finds, ${HISTORIES} times`, () => {
  fc.assert(
    fc.property(
      anyOffice,
      fc.array(anyArrival, { minLength: HISTORIES_PER_OFFICE, maxLength: HISTORIES_PER_OFFICE }),
      (office, arrivals) => {
        const times = localTimes.get(office.zone);
        if (!times) throw new Error('The zone must be known');
        const open = times.openMinutes(office);
        for (const { minute, promiseHours } of arrivals) {
          const due = times.minuteOf(answerDueAt(times.instantOf(minute), promiseHours, office));
          const walked = dueMinuteByWalking(minute, promiseHours, open);
          // Calling `expect` for every minute would take longer than everything else.
          if (due !== walked) expect({ minute, promiseHours, due }).toEqual({ due: walked });
        }
      },
    ),
    { numRuns: HISTORIES / HISTORIES_PER_OFFICE, endOnFailure: true },
  );
}, 120_000);
