import { addDaysTo, weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import { atLocalTime, localDateOf } from '../../../platform/time/zones/rules.ts';
import { type OfficeHours, WEEKDAYS } from '../../firm/rules.ts';

/** When the office is staffed. Hours by appointment do not count. `closedDates` are local dates. */
export type OfficeTime = {
  zone: string;
  hours: readonly Pick<OfficeHours, 'dayOfWeek' | 'opens' | 'closes'>[];
  closedDates: ReadonlySet<string>;
};

const HOUR_MS = 3_600_000;

/** The office must have been open for at least this long before an answer is due, in milliseconds. */
const LEAST_OFFICE_MS = HOUR_MS;

/** The most days to search for office time. Longer than any closure: closed days are entered for a year at most. */
const MAX_DAYS = 400;

/**
 * When the answer to a message or booking is due, given when it arrived: at the last moment of office time within the
 * promised hours, so that the promise is kept, but not before the office has been open for an hour since the arrival.
 * Promised hours are elapsed hours, also across a clock change. Without office time, the answer is due when the
 * promised hours have elapsed.
 */
export function answerDueAt(arrivedAt: Date, promiseHours: number, office: OfficeTime): Date {
  const arrivedMs = arrivedAt.getTime();
  const promisedMs = arrivedMs + promiseHours * HOUR_MS;
  let lastMs = arrivedMs;
  let openMs = 0;
  for (const period of periodsFrom(arrivedMs, office)) {
    if (openMs >= LEAST_OFFICE_MS && period.fromMs >= promisedMs) return new Date(lastMs);
    const missingMs = Math.max(0, LEAST_OFFICE_MS - openMs);
    const hourMs = missingMs > 0 ? period.fromMs + missingMs : arrivedMs;
    lastMs = Math.max(lastMs, Math.min(period.toMs, Math.max(promisedMs, hourMs)));
    openMs += period.toMs - period.fromMs;
  }
  return new Date(openMs >= LEAST_OFFICE_MS ? lastMs : promisedMs);
}

type Period = { fromMs: number; toMs: number };

/** The office time from an instant on, in order. */
function* periodsFrom(startMs: number, office: OfficeTime): Generator<Period> {
  const firstDate = localDateOf(new Date(startMs), office.zone);
  for (let day = 0; day < MAX_DAYS; day += 1) {
    for (const { fromMs, toMs } of periodsOn(addDaysTo(firstDate, day), office)) {
      if (toMs > startMs) yield { fromMs: Math.max(fromMs, startMs), toMs };
    }
  }
}

function periodsOn(date: string, { zone, hours, closedDates }: OfficeTime): Period[] {
  if (closedDates.has(date)) return [];
  const weekday = WEEKDAYS[(weekdayOf(date) + 6) % 7];
  return hours
    .flatMap(({ dayOfWeek, opens, closes }) => {
      if (!opens || !closes || !dayOfWeek.some((day) => day === weekday)) return [];
      const at = (time: string) => atLocalTime(date, time, zone).getTime();
      return [{ fromMs: at(opens), toMs: at(closes) }];
    })
    .filter(({ fromMs, toMs }) => toMs > fromMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}
