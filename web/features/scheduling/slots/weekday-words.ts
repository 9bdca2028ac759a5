import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import type { Formats } from '../../../../src/features/jurisdictions/formats-schema.ts';
import { capitalized } from '../../../../src/features/jurisdictions/words-rules.ts';
import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { formatWeekday, formatZone, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';

/** ISO weekdays as text: `Monday to Friday`, `Monday, Tuesday and Saturday`. */
export function weekdayWords(weekdays: readonly number[], locale: string): string {
  const [first = 1] = weekdays;
  const names = weekdays.map((weekday) => weekdayName(weekday, locale));
  const last = names.at(-1) ?? '';
  const isRun = weekdays.every((weekday, place) => weekday === first + place);
  if (isRun && names.length > 2) {
    return m.times.weekdayRun({ first: weekdayName(first, locale), last });
  }
  if (names.length < 2) return names.join();
  return m.times.weekdayList({ others: names.slice(0, -1).join(', '), last });
}

/** The name of an ISO weekday. */
const weekdayName = (weekday: number, locale: string, length: 'long' | 'narrow' = 'long'): string =>
  // 2026-03-01 is a Sunday.
  formatWeekday(noonOf(addDaysTo('2026-03-01', weekday)), 'UTC', length, locale);

/**
 * The head of a calendar: each weekday, from the first one of the week, and its first two letters. Where names begin alike,
 * as in Vietnamese, the short forms of the language.
 */
export function weekdayHeads({
  locale,
  firstWeekday,
}: Pick<Formats, 'locale' | 'firstWeekday'>): { name: string; short: string }[] {
  const weekdays = Array.from({ length: 7 }, (_, place) => firstWeekday + place);
  const names = weekdays.map((weekday) => capitalized(weekdayName(weekday, locale)));
  const isDistinct = new Set(names.map((name) => name.slice(0, 2))).size === names.length;
  return names.map((name, place) => ({
    name,
    short: isDistinct ? name.slice(0, 2) : weekdayName(firstWeekday + place, locale, 'narrow'),
  }));
}

/**
 * Text about the weekdays of consultations and the time zone. A single text node, so that no part of it moves when a
 * font loads late.
 */
export function timesNote(
  weekdays: readonly number[],
  { zone, city }: FirmProfile,
  locale: string,
): string {
  const days = weekdayWords(weekdays, locale);
  const where = { zone: formatZone(zone, locale), city };
  return days ? m.booking.consultationDays({ days, ...where }) : m.booking.timesIn(where);
}
