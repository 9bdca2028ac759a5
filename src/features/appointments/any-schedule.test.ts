import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offerOf } from '../availability/offer.ts';
import type { Schedule } from '../availability/schema.ts';
import { DEFAULT_SCHEDULE } from '../availability/testing/default-schedule.ts';
import { parseBusy } from './busy.ts';
import { slotsOf } from './slots.ts';
import { minutesOf, slotsByMinute, type Taken } from './testing/minute-grid.ts';
import { staffVisit } from './visit.ts';

/** Around both clock changes of three zones; Lord Howe Island changes by half an hour. */
const PERIODS = [
  { zone: 'America/Los_Angeles', days: ['2031-03-07', '2031-03-08', '2031-03-09', '2031-03-10'] },
  { zone: 'America/Los_Angeles', days: ['2031-10-31', '2031-11-01', '2031-11-02', '2031-11-03'] },
  { zone: 'Europe/Berlin', days: ['2031-03-28', '2031-03-29', '2031-03-30', '2031-03-31'] },
  { zone: 'Europe/Berlin', days: ['2031-10-24', '2031-10-25', '2031-10-26', '2031-10-27'] },
  { zone: 'Australia/Lord_Howe', days: ['2031-04-04', '2031-04-05', '2031-04-06', '2031-04-07'] },
  { zone: 'Australia/Lord_Howe', days: ['2031-10-03', '2031-10-04', '2031-10-05', '2031-10-06'] },
].map(({ zone, days }) => ({ zone, days, minutes: minutesOf(zone, days[0] ?? '', days.length) }));

const periodAt = (place: number) => PERIODS[place] ?? expect.fail('There is no such period');

const MINUTE_MS = 60_000;
const TYPE = 'initial';

const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
const pad = (number: number) => String(number).padStart(2, '0');
const window = fc
  .tuple(minuteOfDay, fc.integer({ min: 0, max: 300 }), fc.constantFrom(7, 15, 30, 45, 60, 90))
  .map(([first, length, stepMinutes]) => {
    const last = Math.min(first + length, 1_439);
    const text = (minute: number) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    return { firstStart: text(first), lastStart: text(last), stepMinutes };
  });

const hostNumbers = fc.constantFrom([1], [1, 2], [2, 5, 7], [1, 2, 3, 4]);

const anyCase = fc.tuple(fc.nat(PERIODS.length - 1), hostNumbers).chain(([place, hosts]) => {
  const period = periodAt(place);
  const host = fc.constantFrom(...hosts);
  const instant = fc
    .integer({ min: 0, max: period.days.length * 1_440 })
    .map((minute) => Date.parse(`${period.days[0]}T00:00:00Z`) + minute * MINUTE_MS);
  const taken = fc
    .record({
      host: fc.option(host),
      fromMs: instant,
      minutes: fc.integer({ min: 5, max: 480 }),
      isAppointment: fc.boolean(),
    })
    .map(({ host: of, fromMs, minutes, isAppointment }): Taken => {
      const toMs = fromMs + minutes * MINUTE_MS;
      // Only one host has an appointment.
      return { host: of, fromMs, toMs, startMs: isAppointment && of ? fromMs : null };
    });
  return fc.record({
    place: fc.constant(place),
    hosts: fc.tuple(
      ...hosts.map((number) =>
        fc.record({
          number: fc.constant(number),
          slug: fc.constant(null),
          name: fc.constant(null),
          maxPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
          officeAddress: fc.constant(null),
        }),
      ),
    ),
    weeklyHours: fc.array(
      fc
        .tuple(
          host,
          fc.constantFrom(null, null, TYPE, 'divorce'),
          fc.integer({ min: 1, max: 7 }),
          window,
        )
        .map(([hostNumber, type, weekday, hours]) => ({ hostNumber, type, weekday, ...hours })),
      { maxLength: 12 },
    ),
    extraHours: fc.array(
      fc
        .tuple(fc.option(host), fc.constantFrom(...period.days), window)
        .map(([hostNumber, date, hours]) => ({ hostNumber, date, ...hours })),
      { maxLength: 3 },
    ),
    taken: fc.array(taken, { maxLength: 10 }),
    now: instant,
    visit: fc.record({
      durationMinutes: fc.integer({ min: 5, max: 120 }),
      bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 30),
      bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45),
      noticeMinutes: fc.constantFrom(0, 0, 60, 1_440),
    }),
  });
});

/** As `readBusyText` returns it. */
const textOf = (taken: readonly Taken[]) =>
  taken
    .toSorted((a, b) => a.fromMs - b.fromMs)
    .map(({ host, fromMs, toMs, startMs }) =>
      [host ?? 0, fromMs / 1_000, toMs / 1_000, (startMs ?? 0) / 1_000].join(),
    )
    .join();

it('the slots of any rules, appointments and time off are those of the minute grid', () => {
  fc.assert(
    fc.property(anyCase, ({ place, hosts, taken, now: nowMs, visit: changes, ...hours }) => {
      const { zone, days, minutes } = periodAt(place);
      const schedule: Schedule = { ...DEFAULT_SCHEDULE, hosts, ...hours };
      const numbers = hosts.map(({ number }) => number);
      const visit = { ...staffVisit(schedule, { type: TYPE, hosts: numbers }), ...changes };
      const now = new Date(nowMs);
      const slotsOn = slotsOf(offerOf(schedule, { ...visit, zone }), {
        busy: parseBusy(textOf(taken), numbers),
        limits: new Map(hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
        visit,
        now,
      });
      // The first and the last local date are not complete in the grid.
      for (const date of days.slice(1, -1)) {
        const slots = slotsOn(date).map(({ start, state }) => ({ start, state }));
        const ofDate = minutes.filter((minute) => minute.date === date);
        expect(slots).toEqual(slotsByMinute(ofDate, { schedule, visit, taken, now }));
      }
    }),
    { numRuns: 10_000 },
  );
}, 300_000);
