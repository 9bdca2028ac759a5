/** Constants and formatting of the firm profile. No dependencies: pages and forms use it too. */

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

/** The display texts of a line of the office hours: `Monday–Friday` and `8–6`. */
export function formatOfficeHours(line: OfficeHours): { days: string; hours: string } {
  return {
    days: line.daysText ?? formatDays(line.dayOfWeek),
    hours: line.hoursText ?? formatHours(line),
  };
}

/** Three or more days in a row become a range: `Monday–Wednesday, Saturday`. */
function formatDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === WEEKDAYS[index - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run)).join(', ');
}

/** AM and PM are omitted if the range runs from AM to PM: `8–6`, but `1–5 PM`. */
function formatHours({ opens, closes }: Pick<OfficeHours, 'opens' | 'closes'>): string {
  if (!opens || !closes) return 'by appointment';
  const [from, to] = [formatTime(opens), formatTime(closes)];
  const range = `${from.text}–${to.text}`;
  return from.half === to.half ? `${range} ${to.half}` : range;
}

function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const text = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return { text, half: hour < 12 ? 'AM' : 'PM' };
}

/**
 * A phone number for a tel: link, such as +16195550142; null if the text is not a phone number. Ten digits are treated
 * as a North American number; other numbers need their + and country code.
 */
export function phoneE164(phone: string): string | null {
  const trimmed = phone.trim();
  if (!/^\+?[\d\s().\u2010-\u2015/-]+$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (trimmed.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(national) ? `+1${national}` : null;
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
