import fc from 'fast-check';
import { weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import { anyExtraHours, anyInstant, anyWeeklyHours } from './any-hours.ts';
import { CLOCK_CHANGES, periodAt } from './clock-changes.ts';

/** Random rules and taken times around a clock change, which `storeRules` writes into the database. */

/** The type that is booked. */
export const TYPE = 'initial';

const OTHER_TYPE = 'divorce';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

const anyHost = (number: number) =>
  fc.record({
    number: fc.constant(number),
    isActive: fc.constantFrom(true, true, true, false),
    offersType: fc.constantFrom(true, true, true, false),
    maxPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
  });

const anyVisit = fc.record({
  durationMinutes: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 5, max: 120 }) },
    { weight: 1, arbitrary: fc.constantFrom(300, 480) },
  ),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 30, 240),
  bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45, 240),
  noticeMinutes: fc.constantFrom(0, 0, 60, 1_440),
  horizonDays: fc.constantFrom(1, 2, 365, 365),
});

const anySpan = (days: readonly string[], host: fc.Arbitrary<number | null>) =>
  fc
    .record({
      hostNumber: host,
      fromMs: anyInstant(days),
      // Times from other people's calendars may not be whole minutes.
      second: fc.constantFrom(0, 0, 1, 59),
      minutes: fc.integer({ min: 1, max: 300 }),
    })
    .map(({ hostNumber, fromMs, second, minutes }) => ({
      hostNumber,
      startsAt: new Date(fromMs + second * SECOND_MS),
      endsAt: new Date(fromMs + minutes * MINUTE_MS),
    }));

/** `hosts` are the numbers of all hosts, the firm first. */
export const anyRules = (hosts: readonly number[]) =>
  fc.nat(CLOCK_CHANGES - 1).chain((place) => {
    const { days } = periodAt(place);
    const booked = days.slice(1, -1);
    const host = fc.constantFrom(...hosts);
    const consultation = {
      hostNumber: host,
      startMs: anyInstant(days, 1),
      duration: fc.integer({ min: 5, max: 240 }),
      bufferBeforeMinutes: fc.constantFrom(0, 0, 15, 240),
      bufferAfterMinutes: fc.constantFrom(0, 0, 15, 240),
    };
    return fc.record({
      place: fc.constant(place),
      hosts: fc.tuple(...hosts.map(anyHost)),
      /** Whom the client asks for, as an index among the attorneys who offer the type; null for anyone. */
      attorney: fc.constantFrom(null, null, null, 0, 1, 2),
      slotRequest: anyVisit,
      weeklyHours: fc
        .array(
          anyWeeklyHours(fc.option(host, { freq: 2 }), {
            type: TYPE,
            other: OTHER_TYPE,
            weekdays: booked.map((date) => weekdayOf(date) || 7),
          }),
          { minLength: 2, maxLength: 8 },
        )
        // Often several hosts offer the same start.
        .map((all) =>
          all.flatMap(({ hostNumber, ...hours }) =>
            (hostNumber === null ? hosts : [hostNumber]).map((of) => ({
              ...hours,
              hostNumber: of,
            })),
          ),
        ),
      extraHours: fc.array(anyExtraHours(host, days), { maxLength: 3 }),
      closedDays: fc.array(
        fc.record({ hostNumber: fc.option(host, { freq: 5 }), day: fc.constantFrom(...days) }),
        { maxLength: 2 },
      ),
      timeOff: fc.array(anySpan(days, fc.option(host, { freq: 3 })), { maxLength: 4 }),
      // The firm's calendar blocks all hosts.
      busy: fc.array(anySpan(days, fc.constantFrom(null, ...hosts.slice(1))), { maxLength: 4 }),
      appointments: fc.array(
        fc.record({
          ...consultation,
          status: fc.constantFrom(
            'scheduled' as const,
            'scheduled' as const,
            'confirmed' as const,
            'cancelled' as const,
            'completed' as const,
          ),
        }),
        { maxLength: 8 },
      ),
      holds: fc.array(
        fc.record({
          ...consultation,
          /** How many minutes after the test's clock the hold expires; not positive if it has expired. */
          heldForMinutes: fc.constantFrom(-5, 0, 1, 10),
          isEnded: fc.constantFrom(false, false, true),
        }),
        { maxLength: 2 },
      ),
      // Mostly before the dates to book.
      nowMs: fc.oneof(
        { weight: 3, arbitrary: anyInstant(days.slice(0, 1)) },
        { weight: 1, arbitrary: anyInstant(days) },
      ),
    });
  });

export type Rules = ReturnType<typeof anyRules> extends fc.Arbitrary<infer Each> ? Each : never;
