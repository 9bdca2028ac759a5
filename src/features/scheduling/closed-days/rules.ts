import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import {
  localDateOf,
  localDateTimeOf,
  startOfLocalDate,
} from '../../../platform/time/zones/rules.ts';

/** Local dates, both inclusive. */
export type Days = { firstDay: string; lastDay: string };

/** The instants of whole local days, from the first midnight to the last. */
export function spanOf({ firstDay, lastDay }: Days, zone: string) {
  return {
    startsAt: startOfLocalDate(firstDay, zone),
    endsAt: startOfLocalDate(addDaysTo(lastDay, 1), zone),
  };
}

/** The whole local days of a time off; undefined if it begins or ends within a day. */
export function daysOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zone: string,
): Days | undefined {
  const firstDay = localDateTimeOf(startsAt, zone).slice(0, 10);
  const end = localDateTimeOf(endsAt, zone).slice(0, 10);
  const lastDay = addDaysTo(end, -1);
  if (lastDay < firstDay) return undefined;
  const whole = spanOf({ firstDay, lastDay }, zone);
  const isWhole = +whole.startsAt === +startsAt && +whole.endsAt === +endsAt;
  return isWhole ? { firstDay, lastDay } : undefined;
}

/** The local dates that a time off covers from midnight to midnight. */
export function datesCoveredBy(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  zone: string,
): string[] {
  const dates: string[] = [];
  const startDate = localDateOf(startsAt, zone);
  const isWhole = +startOfLocalDate(startDate, zone) === +startsAt;
  let date = isWhole ? startDate : addDaysTo(startDate, 1);
  while (startOfLocalDate(addDaysTo(date, 1), zone) <= endsAt) {
    dates.push(date);
    date = addDaysTo(date, 1);
  }
  return dates;
}
