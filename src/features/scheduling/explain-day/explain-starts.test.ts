import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBusy } from '../busy/parse-busy.ts';
import { staffSlotRequest } from '../slot-request.ts';
import { slotsOf } from '../slots/slots.ts';
import { startTimesOf } from '../start-times.ts';
import { busyTextOf } from '../testing/busy-text.ts';
import { DEFAULT_SCHEDULE } from '../testing/default-schedule.ts';
import { explainStarts } from './explain-starts.ts';
import type { Taken } from './queries.ts';

const ZONE = 'America/Los_Angeles';
/** The clocks go back on Sunday, November 2. */
const DAYS = ['2031-10-31', '2031-11-02', '2031-11-03'];
const HOSTS = [1, 2, 3];
const MINUTE_MS = 60_000;
const FROM_MS = Date.parse('2031-10-31T00:00:00Z');

const host = fc.constantFrom(...HOSTS);
const instant = fc
  .integer({ min: 0, max: 5 * 1_440 })
  .map((minute) => FROM_MS + minute * MINUTE_MS);
const taken = fc
  .record({
    kind: fc.constantFrom('appointment', 'held', 'time_off', 'calendar'),
    host,
    isOfAll: fc.boolean(),
    fromMs: instant,
    minutes: fc.integer({ min: 5, max: 600 }),
    buffer: fc.constantFrom(0, 15, 45),
  })
  .map(({ kind, host: own, isOfAll, fromMs, minutes, buffer }): Taken => {
    const isBooked = kind === 'appointment' || kind === 'held';
    const [from, to] = [new Date(fromMs), new Date(fromMs + minutes * MINUTE_MS)];
    const around = isBooked ? buffer * MINUTE_MS : 0;
    return {
      kind: kind as Taken['kind'],
      host: !isBooked && isOfAll ? null : own,
      id: 'taken',
      name: 'Dana Whitfield',
      from,
      to,
      blockedFrom: new Date(+from - around),
      blockedTo: new Date(+to + around),
    };
  });

const textOf = (all: readonly Taken[]) =>
  busyTextOf(
    all.map(({ kind, host: own, from, blockedFrom, blockedTo }) => {
      const isBooked = kind === 'appointment' || kind === 'held';
      const startMs = isBooked ? +from : null;
      return { host: own, fromMs: +blockedFrom, toMs: +blockedTo, startMs };
    }),
  );

const anyCase = fc.record({
  date: fc.constantFrom(...DAYS),
  all: fc.array(taken, { maxLength: 12 }),
  limits: fc.tuple(...HOSTS.map(() => fc.option(fc.integer({ min: 1, max: 3 })))),
  hours: fc.array(
    fc.record({ host, weekday: fc.constantFrom(5, 7, 1), first: fc.integer({ min: 0, max: 12 }) }),
    { maxLength: 6 },
  ),
  now: instant,
  slotRequest: fc.record({
    durationMinutes: fc.integer({ min: 5, max: 120 }),
    bufferBeforeMinutes: fc.constantFrom(0, 30),
    bufferAfterMinutes: fc.constantFrom(0, 45),
    noticeMinutes: fc.constantFrom(0, 1_440),
  }),
});

it('a start is explained as free if and only if availability offers it, and each other one has a known reason', () => {
  fc.assert(
    fc.property(anyCase, ({ date, all, limits, hours, now, slotRequest: changes }) => {
      const schedule = {
        ...DEFAULT_SCHEDULE,
        hosts: HOSTS.map((number, place) => ({
          number,
          slug: null,
          name: null,
          maxPerDay: limits[place] ?? null,
          office: 'main',
          officeDays: [],
          videoText: '',
          languages: [],
          practiceAreas: [],
        })),
        weeklyHours: hours.map(({ host: hostNumber, weekday, first }) => ({
          hostNumber,
          type: null,
          weekday,
          firstStart: `${String(first).padStart(2, '0')}:00`,
          lastStart: `${first + 10}:00`,
          stepMinutes: 45,
        })),
      };
      const slotRequest = {
        ...staffSlotRequest(schedule, { type: 'initial', hosts: HOSTS }),
        ...changes,
      };
      const startTimes = startTimesOf(schedule, { type: 'initial', hosts: HOSTS, zone: ZONE });
      const search = {
        busy: parseBusy(textOf(all), HOSTS),
        limits: new Map(schedule.hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
        slotRequest,
        now: new Date(now),
      };
      const explained = explainStarts(startTimes, { ...search, date, taken: all });
      const slots = slotsOf(startTimes, search)(date);
      expect(
        explained.map(({ start, hosts }) => [start, hosts.some(({ reasons }) => !reasons[0])]),
      ).toEqual(slots.map(({ start, state }) => [start, state === 'free']));
      const rules = explained.flatMap(({ hosts }) =>
        hosts.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)),
      );
      expect(rules).not.toContain('taken');
    }),
    { numRuns: 2_000 },
  );
});
