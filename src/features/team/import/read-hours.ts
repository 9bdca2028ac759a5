import type { HostSettings } from '../../scheduling/hosts/schema.ts';
import { FIRST_WEEKDAY, LAST_WEEKDAY } from '../../scheduling/rules.ts';

type Window = HostSettings['weeklyHours'][number];

/** What a cell of the column “Hours” asks for. */
export type WantedHours =
  | { kind: 'firm' }
  | { kind: 'same as'; name: string }
  | { kind: 'own'; weeklyHours: Window[] };

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DEFAULT_STEP = 30;

const DASH = '[-–—]';
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?';
const TIME = '\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?';
const PART = new RegExp(
  `^(?<days>${DAY}(?:\\s*(?:${DASH}|,|and|to)\\s*${DAY})*)\\s+(?<times>.+)$`,
  'i',
);
const RANGE = new RegExp(`^(?<from>${TIME})\\s*(?:${DASH}|to)\\s*(?<to>${TIME})$`, 'i');
const STEP = /\s+every\s+(\d{1,3})(?:\s*min(?:utes)?)?$/i;

/**
 * Reads hours such as `Mon-Fri 9:00-11:30, 13:00-16:00; Sat 10-12 every 60`: when consultations begin, from the first to
 * the last start, every 30 minutes unless told otherwise. `firm`: as the firm; `same as Dana Whitfield`. Returns undefined
 * for a text that it does not understand.
 */
export function readHours(text: string): WantedHours | undefined {
  if (/^(same as )?(the )?(firm|office)$/i.test(text.trim())) return { kind: 'firm' };
  const name = /^same as (?<name>.+)$/i.exec(text.trim())?.groups?.name;
  if (name) return { kind: 'same as', name };
  const windows = text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map(readPart);
  if (windows.length === 0 || windows.includes(undefined)) return undefined;
  return { kind: 'own', weeklyHours: windows.flatMap((found) => found ?? []) };
}

function readPart(part: string): Window[] | undefined {
  const step = STEP.exec(part)?.[1];
  const { days = '', times = '' } = PART.exec(part.trim().replace(STEP, ''))?.groups ?? {};
  const weekdays = weekdaysIn(days);
  const ranges = times.split(/,|\band\b/i).map((range) => rangeIn(range.trim()));
  if (!weekdays || ranges.includes(undefined)) return undefined;
  return weekdays.flatMap((weekday) =>
    ranges.flatMap((range) =>
      range ? [{ type: null, weekday, ...range, stepMinutes: Number(step ?? DEFAULT_STEP) }] : [],
    ),
  );
}

/** `Mon-Wed, Fri` is 1, 2, 3 and 5; undefined if a range goes backwards or there is none. */
function weekdaysIn(text: string): number[] | undefined {
  const found = new Set<number>();
  for (const part of text.toLowerCase().split(/,|\band\b/)) {
    const [first, last = first] = part.split(new RegExp(`${DASH}|\\bto\\b`)).map(weekdayOf);
    if (!first || !last || last < first) return undefined;
    for (let day = first; day <= last; day += 1) found.add(day);
  }
  return [...found].sort((a, b) => a - b);
}

function weekdayOf(text: string): number | undefined {
  const place = DAYS.findIndex((day) => text.trim().startsWith(day)) + FIRST_WEEKDAY;
  return place >= FIRST_WEEKDAY && place <= LAST_WEEKDAY ? place : undefined;
}

function rangeIn(text: string): Pick<Window, 'firstStart' | 'lastStart'> | undefined {
  const { from = '', to = '' } = RANGE.exec(text)?.groups ?? {};
  const lastStart = clock(to);
  // In “9-11:30 AM”, both are in the morning.
  const firstStart = clock(from) && clock(/[ap]\.?m/i.test(from) ? from : withHalfOf(from, to));
  return firstStart && lastStart && firstStart <= lastStart ? { firstStart, lastStart } : undefined;
}

function withHalfOf(from: string, to: string): string {
  const half = /[ap]\.?m/i.exec(to)?.[0] ?? '';
  const same = clock(from + half);
  const end = clock(to);
  return half && same && end && same <= end ? from + half : from;
}

/** `9`, `9:30`, `1:30 PM` as 09:00, 09:30, 13:30. */
function clock(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59) return undefined;
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}
