import { addDaysTo, isWeekend, weekdayOf } from '../../../platform/time/local-dates/rules.ts';
import type { HolidaySet } from '../../jurisdictions/holiday-schema.ts';
import { datesIn } from './day-rules.ts';

/** A local date that a set proposes. */
export type Holiday = { date: string; name: string };

type Weekend = HolidaySet['weekend'];
type NominalDay = Holiday & { weekend: Weekend };

const SATURDAY = 6;

/** The days that a set proposes from one local date to another, both inclusive, in order of the dates they are observed on. */
export function holidaysBetween(
  { days, weekend }: Pick<HolidaySet, 'days' | 'weekend'>,
  from: string,
  to: string,
): Holiday[] {
  const nominal = yearsAround(from, to)
    .flatMap((year) =>
      days.flatMap((day) =>
        datesIn(year, day.date).map((date) => ({
          ...{ date, name: day.name },
          weekend: day.weekend ?? weekend,
        })),
      ),
    )
    .sort(byDate);
  return observe(nominal)
    .filter(({ date }) => from <= date && date <= to)
    .sort(byDate);
}

/** The years before and after, too: a day may be observed in another year, such as a New Year's Day on a Saturday. */
function yearsAround(from: string, to: string): number[] {
  const first = Number(from.slice(0, 4)) - 1;
  const last = Number(to.slice(0, 4)) + 1;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function observe(days: readonly NominalDay[]): Holiday[] {
  const taken = new Set(days.filter(({ date }) => !isWeekend(date)).map(({ date }) => date));
  return days.map(({ date, name, weekend }) => {
    const on = isWeekend(date) ? observedOn(date, weekend, taken) : date;
    taken.add(on);
    return { date: on, name };
  });
}

function observedOn(date: string, weekend: Weekend, taken: ReadonlySet<string>): string {
  switch (weekend) {
    case 'none':
      return date;
    case 'sunday':
      return weekdayOf(date) === SATURDAY ? date : addDaysTo(date, 1);
    case 'both':
      return addDaysTo(date, weekdayOf(date) === SATURDAY ? -1 : 1);
    case 'next': {
      let next = addDaysTo(date, 1);
      while (isWeekend(next) || taken.has(next)) next = addDaysTo(next, 1);
      return next;
    }
  }
}

const byDate = (one: Holiday, other: Holiday): number =>
  one.date < other.date ? -1 : +(one.date > other.date);
