import { addDaysTo } from '../../platform/time/local-dates/rules.ts';

/** The kinds of counts; each is counted by name and day. */
export type CountKind = 'page' | 'referrer' | 'device' | 'language' | 'funnel' | 'search';

export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** The steps of the booking funnel: booking page seen, time chosen, details opened, consultation booked. */
export const FUNNEL_STEPS = ['schedule', 'time', 'details', 'booked'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The steps that the scripts of a page report. A booking is counted when it is stored. */
export const REPORTED_STEPS = ['schedule', 'time', 'details'] as const;

/** The name under which all pages that do not exist are counted. Like the names below, it is not a path. */
export const NOT_FOUND = 'not-found';
/** The name under which everything beyond the limit of names per day is counted. */
export const OTHER = 'other';
/** The names for a request without a referrer, and for one without a language. */
export const DIRECT = 'direct';
export const UNKNOWN_LANGUAGE = 'unknown';

/** Figures are rounded down to a multiple of this; smaller figures are hidden. */
export const FIGURE_UNIT = 5;

/**
 * A count as staff see it: rounded down to a multiple of five, null below five. Round the exact total instead of adding
 * up rounded figures: then a hidden figure cannot be computed from the others
 * (docs/decisions/visit-counts.md).
 */
export function shownFigure(count: number): number | null {
  const rounded = Math.floor(count / FIGURE_UNIT) * FIGURE_UNIT;
  return rounded > 0 ? rounded : null;
}

/**
 * The periods that can be shown, in days. All are whole weeks, so that the same weekdays are compared. Neither their
 * number of days nor their number of weeks is a multiple of five, which the decision on figures requires.
 */
export const PERIODS = [7, 28, 91, 364] as const;
export type Period = (typeof PERIODS)[number];

/** A month is counted as four weeks. */
export const MONTH_DAYS = 28;

/** How many days each bar of a period's chart covers. */
export const daysPerBar = (period: Period): number => (period > 28 ? 7 : 1);

/** The complete days of a period: from `since` (inclusive) to `until` (exclusive), which is today. */
export function finishedDays(today: string, days: number): { since: string; until: string } {
  return { since: addDaysTo(today, -days), until: today };
}

/** How many rows a list shows at most. */
export const LISTED_NAMES = 12;
