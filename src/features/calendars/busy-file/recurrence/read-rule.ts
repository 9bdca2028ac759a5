import { type LocalTime, readTime } from '../values.ts';

const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;

/** The BY parts that are lists of numbers: the lowest and the highest, and whether they also count from the end. */
const NUMBERS = {
  BYMONTH: { min: 1, max: 12 },
  BYWEEKNO: { min: 1, max: 53, isSigned: true },
  BYYEARDAY: { min: 1, max: 366, isSigned: true },
  BYMONTHDAY: { min: 1, max: 31, isSigned: true },
  BYHOUR: { min: 0, max: 23 },
  BYMINUTE: { min: 0, max: 59 },
  BYSECOND: { min: 0, max: 59 },
  BYSETPOS: { min: 1, max: 366, isSigned: true },
} as const;

type NumberPart = keyof typeof NUMBERS;

/** A recurrence rule (RFC 5545, 3.3.10). Weekdays count from 0, Sunday. */
export type Rule = Partial<Record<NumberPart, readonly number[]>> & {
  frequency: (typeof FREQUENCIES)[number];
  interval: number;
  count: number | undefined;
  until: LocalTime | undefined;
  days: readonly { weekday: number; nth: number | undefined }[] | undefined;
  weekStart: number;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Reads a rule; undefined without a known frequency. What cannot be read of a known one is left out and `isClear` is
 * false: the rule then has rather more occurrences than fewer.
 */
export function readRule(text: string): { rule: Rule; isClear: boolean } | undefined {
  const parts = new Map(
    text
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const;
      }),
  );
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  if (!frequency) return undefined;
  let isClear = true;
  const read = <Value>(name: string, parse: (value: string) => Value | undefined) => {
    const value = parts.get(name);
    const parsed = value === undefined ? undefined : parse(value);
    if (value !== undefined && parsed === undefined) isClear = false;
    return parsed;
  };
  const rule: Rule = {
    frequency,
    interval: read('INTERVAL', positive) ?? 1,
    count: read('COUNT', positive),
    until: read('UNTIL', (value) => readTime(value)),
    days: read('BYDAY', (value) => listOf(value, weekdayOf)),
    weekStart: read('WKST', (value) => weekdayOf(value)?.weekday) ?? 1,
  };
  for (const name of Object.keys(NUMBERS) as NumberPart[]) {
    const numbers = read(name, (value) => listOf(value, (each) => numberIn(each, name)));
    if (numbers) rule[name] = numbers.toSorted((a, b) => a - b);
  }
  return { rule, isClear };
}

const positive = (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

/** A list whose members can all be read. */
function listOf<Value>(
  text: string,
  read: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = text.split(',').map((each) => read(each.trim()));
  return values.every((value) => value !== undefined) ? (values as Value[]) : undefined;
}

function numberIn(text: string, name: NumberPart): number | undefined {
  if (!/^[+-]?\d{1,3}$/.test(text)) return undefined;
  // A leap second counts as the second before it.
  const number = name === 'BYSECOND' && text === '60' ? 59 : Number(text);
  const { min, max } = NUMBERS[name];
  const size = 'isSigned' in NUMBERS[name] ? Math.abs(number) : number;
  return size >= min && size <= max ? number : undefined;
}

function weekdayOf(text: string): { weekday: number; nth: number | undefined } | undefined {
  const [, nth, day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(day);
  if (weekday < 0 || (nth !== undefined && Number(nth) === 0)) return undefined;
  return { weekday, nth: nth === undefined ? undefined : Number(nth) };
}
