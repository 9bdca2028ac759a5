import * as english from '../../../messages/en/hours.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatWeekday, hasDayHalves } from '../../platform/time/format-rules.ts';

/** Constants and formatting of the firm profile: pages and forms use it too. */

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Weekday = (typeof WEEKDAYS)[number];

/** ISO 3166-1 alpha-2, those for which there are jurisdiction packs. */
export const COUNTRIES = ['US', 'GB'] as const;

/** Social networks that the firm can link to. */
export const NETWORKS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'x', label: 'X' },
  { value: 'linkedin', label: 'LinkedIn' },
] as const;

export const NETWORK_VALUES = NETWORKS.map(({ value }) => value);

/** Claims that the firm may make about itself, under the keys that the public pages use. */
export const CLAIMS = ['rating', 'experience', 'reply'] as const;

/** The source of claims in the demo content. As long as a claim has it, the public pages mark the claim as a sample. */
export const SAMPLE_SOURCE =
  'A sample of the demo content. Replace or remove it before the site goes live.';

export type Claim = (typeof CLAIMS)[number];

/** A line of the office hours: by appointment if `opens` is null. The texts override what is derived from the rest. */
export type OfficeHours = {
  dayOfWeek: Weekday[];
  /** 24-hour wall-clock times in the firm's zone, such as 08:00; both or neither. */
  opens: string | null;
  closes: string | null;
  daysText: string | null;
  hoursText: string | null;
};

type HoursTexts = Messages['hours'];

/** The display texts of a line of the office hours: `Monday–Friday` and `8–6`, in the language of `texts`. */
export function formatOfficeHours(
  line: OfficeHours,
  locale: string,
  texts: HoursTexts = english,
): { days: string; hours: string } {
  return {
    days: line.daysText ?? formatDays(line.dayOfWeek, locale, texts),
    hours: line.hoursText ?? formatHours(line, locale, texts),
  };
}

/** A week that begins on a Monday. */
const nameOfDay = (day: Weekday, locale: string): string =>
  formatWeekday(`2024-01-0${WEEKDAYS.indexOf(day) + 1}T12:00:00Z`, 'UTC', 'long', locale);

/** Three or more days in a row become a range: `Monday–Wednesday, Saturday`. */
function formatDays(days: readonly Weekday[], locale: string, texts: HoursTexts): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === WEEKDAYS[index - 1]) run.push(day);
    else runs.push([day]);
  }
  const line = runs
    .map((run) => run.map((day) => nameOfDay(day, locale)))
    .flatMap((names) => {
      const [first = '', ...others] = names;
      return others.length > 1 ? [texts.dayRange({ first, last: others.at(-1) ?? '' })] : names;
    })
    .join(', ');
  return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1);
}

/** AM and PM are omitted if the range runs from AM to PM: `8–6`, but `1–5 PM`. Without halves of the day, `08:00–18:00`. */
function formatHours(
  { opens, closes }: Pick<OfficeHours, 'opens' | 'closes'>,
  locale: string,
  texts: HoursTexts,
): string {
  if (!opens || !closes) return texts.byAppointment;
  if (!hasDayHalves(locale)) return `${opens}–${closes}`;
  const [from, to] = [inHalf(opens), inHalf(closes)];
  const range = `${from.text}–${to.text}`;
  return from.half === to.half ? `${range} ${texts[to.half]}` : range;
}

function inHalf(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const text = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return { text, half: hour < 12 ? 'am' : 'pm' } as const;
}

/** `Inés O'Halloran` becomes `ines-ohalloran`, the anchor of her section on the page. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
