import type { Property } from './read-components.ts';

/**
 * A date or time as the file gives it. `local` is the local time as if it were UTC, in milliseconds; a date is its
 * midnight.
 */
export type LocalTime = {
  local: number;
  isDate: boolean;
  isUtc: boolean;
  tzid: string | undefined;
};

const TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]00:?00)?)?$/i;

/** Reads a date (`20261216`, also without VALUE=DATE) or a date with a time; undefined if it is neither. */
export function readTime(value: string, params: Property['params'] = {}): LocalTime | undefined {
  const [all, year, month, day, hour, minute, second = '00', utc] = TIME.exec(value.trim()) ?? [];
  if (all === undefined) return undefined;
  const isDate = hour === undefined || params.VALUE?.toUpperCase() === 'DATE';
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const shown = new Date(date);
  if (shown.getUTCMonth() !== Number(month) - 1 || Number(month) < 1) return undefined;
  if (isDate) return { local: date, isDate, isUtc: false, tzid: params.TZID || undefined };
  // A leap second is the last second of its minute.
  const time = [Number(hour), Number(minute), Math.min(Number(second), 59)] as const;
  if (time[0] > 24 || time[1] > 59 || Number(second) > 60) return undefined;
  return {
    local: date + (time[0] * 3_600 + time[1] * 60 + time[2]) * 1_000,
    isDate,
    isUtc: utc !== undefined,
    tzid: params.TZID || undefined,
  };
}

const DURATION =
  /^([+-])?P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** A duration in days and milliseconds: a day is 23 to 25 hours long when clocks change. */
export type Duration = { days: number; ms: number };

export function readDuration(value: string): Duration | undefined {
  const parts = DURATION.exec(value.trim());
  if (!parts) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((digits) => Number(digits ?? 0));
  const sign = parts[1] === '-' ? -1 : 1;
  return {
    days: sign * (weeks * 7 + days),
    ms: sign * (hours * 3_600 + minutes * 60 + seconds) * 1_000,
  };
}

/** A period such as `20261215T180000Z/PT1H`: its start and its end, one of which is absent. */
export function readPeriod(
  value: string,
  params: Property['params'],
): { start: LocalTime; end?: LocalTime; duration?: Duration } | undefined {
  const [from = '', to = ''] = value.split('/');
  const start = readTime(from, params);
  const end = readTime(to, params);
  const duration = readDuration(to);
  if (!start || !(end ?? duration)) return undefined;
  return { start, ...(end && { end }), ...(duration && { duration }) };
}
