import fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '../../../testing/attack-size.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import type { Schedule } from '../schema.ts';
import { staffSlotRequest } from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import { anyExtraHours, anyInstant, anyWeeklyHours } from '../testing/any-hours.ts';
import { busyTextOf } from '../testing/busy-text.ts';
import { CLOCK_CHANGES, periodAt } from '../testing/clock-changes.ts';
import { DEFAULT_SCHEDULE } from '../testing/default-schedule.ts';
import { slotsByMinute, type Taken } from '../testing/minute-grid.ts';
import { slotsOf } from './slots.ts';

const MINUTE_MS = 60_000;
const TYPE = 'initial';

const hostNumbers = fc.constantFrom([1], [1, 2], [2, 5, 7], [1, 2, 3, 4]);

const anyCase = fc.tuple(fc.nat(CLOCK_CHANGES - 1), hostNumbers).chain(([place, hosts]) => {
  const period = periodAt(place);
  const host = fc.constantFrom(...hosts);
  const instant = anyInstant(period.days);
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
          office: fc.constant('main'),
          videoText: fc.constant(''),
          officeDays: fc.constant<{ weekday: number; office: string }[]>([]),
          languages: fc.constant<string[]>([]),
          practiceAreas: fc.constant<string[]>([]),
        }),
      ),
    ),
    weeklyHours: fc.array(
      anyWeeklyHours(host, { type: TYPE, other: 'divorce', weekdays: [1, 2, 3, 4, 5, 6, 7] }),
      { maxLength: 12 },
    ),
    extraHours: fc.array(anyExtraHours(host, period.days), { maxLength: 3 }),
    taken: fc.array(taken, { maxLength: 10 }),
    now: instant,
    slotRequest: fc.record({
      durationMinutes: fc.integer({ min: 5, max: 120 }),
      bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 30),
      bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45),
      noticeMinutes: fc.constantFrom(0, 0, 60, 1_440),
    }),
  });
});

it('the slots of any rules, appointments and time off are those of the minute grid', () => {
  fc.assert(
    fc.property(anyCase, ({ place, hosts, taken, now: nowMs, slotRequest: changes, ...hours }) => {
      const { zone, days, minutes } = periodAt(place);
      const schedule: Schedule = { ...DEFAULT_SCHEDULE, hosts, ...hours };
      const numbers = hosts.map(({ number }) => number);
      const slotRequest = {
        ...staffSlotRequest(schedule, { type: TYPE, hosts: numbers }),
        ...changes,
      };
      const now = new Date(nowMs);
      const slotsOn = slotsOf(startTimesOf(schedule, { ...slotRequest, zone }), {
        busy: parseBusy(busyTextOf(taken), numbers),
        limits: new Map(hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
        slotRequest,
        now,
      });
      // The first and the last local date are not complete in the grid.
      for (const date of days.slice(1, -1)) {
        const slots = slotsOn(date).map(({ start, state }) => ({ start, state }));
        const ofDate = minutes.filter((minute) => minute.date === date);
        expect(slots).toEqual(slotsByMinute(ofDate, { schedule, slotRequest, taken, now }));
      }
    }),
    { numRuns: casesOf(10_000) },
  );
}, 300_000);
