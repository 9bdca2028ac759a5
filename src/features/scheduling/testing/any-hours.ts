import fc from 'fast-check';

/** Generators of start times, for tests with random rules. */

const MINUTE_MS = 60_000;

const minuteOfDay = fc.integer({ min: 0, max: 1_439 });
const pad = (number: number) => String(number).padStart(2, '0');

/** Start times of a day, one for each step. */
const anyWindow = fc
  .tuple(minuteOfDay, fc.integer({ min: 0, max: 300 }), fc.constantFrom(7, 15, 30, 45, 60, 90))
  .map(([first, length, stepMinutes]) => {
    const last = Math.min(first + length, 1_439);
    const text = (minute: number) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    return { firstStart: text(first), lastStart: text(last), stepMinutes };
  });

/** Hours of a host on a weekday: for all types, or (twice as rare) for this type or another one. */
export const anyWeeklyHours = <Host extends number | null>(
  host: fc.Arbitrary<Host>,
  { type, other, weekdays }: { type: string; other: string; weekdays: readonly number[] },
) =>
  fc
    .tuple(host, fc.constantFrom(null, null, type, other), fc.constantFrom(...weekdays), anyWindow)
    .map(([hostNumber, of, weekday, hours]) => ({ hostNumber, type: of, weekday, ...hours }));

/** Extra hours of a host or of all on one of these days. */
export const anyExtraHours = (host: fc.Arbitrary<number>, days: readonly string[]) =>
  fc
    .tuple(fc.option(host), fc.constantFrom(...days), anyWindow)
    .map(([hostNumber, date, hours]) => ({ hostNumber, date, ...hours }));

/** A whole minute within these UTC days and `more` days after them, in epoch milliseconds. */
export const anyInstant = (days: readonly string[], more = 0) =>
  fc
    .integer({ min: 0, max: (days.length + more) * 1_440 })
    .map((minute) => Date.parse(`${days[0]}T00:00:00Z`) + minute * MINUTE_MS);
