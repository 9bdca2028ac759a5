// Older dates are mistakes, such as a zero read as 1970.
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** The zones that `Date.parse` does not know; of several meanings the one that most feeds use. */
const ZONES: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MET: '+0100',
  MEZ: '+0100',
  CEST: '+0200',
  MEST: '+0200',
  MESZ: '+0200',
  EET: '+0200',
  EEST: '+0300',
  SAST: '+0200',
  MSK: '+0300',
  IST: '+0530',
  HKT: '+0800',
  SGT: '+0800',
  AWST: '+0800',
  JST: '+0900',
  KST: '+0900',
  ACST: '+0930',
  ACDT: '+1030',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
  BRT: '-0300',
  ADT: '-0300',
  AST: '-0400',
  AKDT: '-0800',
  AKST: '-0900',
  HST: '-1000',
};

const ZONE_AT_END = /(?<![+-]\d\d:?\d\d)\s+\(?([A-Z]{3,4})\)?\s*$/;
const NUMERIC = /\b(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b,?/;
const MONTHS = 12;

/** Whether a date can only be read with the day before the month, such as 25/12/2026, or is by its dots. */
export function isDayFirst(text: string | undefined): boolean {
  const [, first, separator, second] = NUMERIC.exec(text ?? '') ?? [];
  return Number(first) > MONTHS || (separator === '.' && Number(second) <= MONTHS);
}

/** A date in any of the formats that sources use; null if there is none. */
export function readDate(text: string | null, dayFirst: boolean): Date | null {
  if (!text) return null;
  const time = /^\d{9,13}$/.test(text) ? unixTime(text) : Date.parse(parsable(text, dayFirst));
  return time >= EARLIEST && time < LATEST ? new Date(time) : null;
}

const unixTime = (digits: string) => Number(digits) * (digits.length > 11 ? 1 : 1_000);

function parsable(text: string, dayFirst: boolean): string {
  const zoned = text.replace(ZONE_AT_END, (written, name) => ZONES[name] ?? written);
  return zoned.replace(NUMERIC, (written, first, _separator, second, year) => {
    if (dayFirst && Number(second) <= MONTHS) return `${year}/${second}/${first}`;
    return written;
  });
}
