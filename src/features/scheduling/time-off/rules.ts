import { addDaysTo, weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import {
  atLocalTime,
  endOfLocalDate,
  startOfLocalDate,
} from '../../../platform/time/zones/rules.ts';

type Series = {
  from: string;
  weekdays: readonly number[];
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  until?: string | null | undefined;
  times?: number | null | undefined;
};

/** The local dates of a series, at most `limit`. */
export function seriesDates({ from, weekdays, until, times }: Series, limit: number): string[] {
  const count = Math.min(times ?? limit, limit);
  const dates: string[] = [];
  if (weekdays.length === 0) return dates;
  for (
    let date = from;
    dates.length < count && (!until || date <= until);
    date = addDaysTo(date, 1)
  ) {
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}

/**
 * The instants of a series on these dates. The local times are the same on all of them; a time that a clock change skips
 * entirely is left out.
 */
export function seriesSpans(
  { startTime, endTime }: Series,
  dates: readonly string[],
  zone: string,
): { startsAt: Date; endsAt: Date }[] {
  return dates
    .map((date) => ({
      startsAt: startTime ? atLocalTime(date, startTime, zone) : startOfLocalDate(date, zone),
      endsAt: endTime ? atLocalTime(date, endTime, zone) : endOfLocalDate(date, zone),
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt);
}
