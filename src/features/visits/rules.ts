import { addDaysTo } from '../../platform/time/local-dates/rules.ts';

/** What is counted, each as a name per day. */
export type CountKind = 'page' | 'referrer' | 'device' | 'language' | 'funnel' | 'search';

export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

/** How far a booking has come: the booking was seen, a time chosen, the details opened, the consultation booked. */
export const FUNNEL_STEPS = ['schedule', 'time', 'details', 'booked'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The steps that the scripts of a page report. A booking is counted when it is stored. */
export const REPORTED_STEPS = ['schedule', 'time', 'details'] as const;

/** The name of all pages that do not exist. It is no path, like the two below. */
export const NOT_FOUND = 'not-found';
/** The name of everything that would make a day's list too long. */
export const OTHER = 'other';
/** The referrer of a visitor whose browser named no site, and a language that was not stated. */
export const DIRECT = 'direct';
export const UNKNOWN_LANGUAGE = 'unknown';

/** Figures are shown in this unit, rounded down, so that none below it is shown. */
export const FIGURE_UNIT = 5;

/**
 * A count as staff see it: rounded down to a multiple of five, null if that is nothing. Totals are rounded from the
 * exact total and not added up from rounded figures: a hidden figure then cannot be computed from the others
 * (docs/decisions/2026-11-26-counts-without-visitors.md).
 */
export function shownFigure(count: number): number | null {
  const rounded = Math.floor(count / FIGURE_UNIT) * FIGURE_UNIT;
  return rounded > 0 ? rounded : null;
}

/**
 * The periods that can be shown, in days. All are whole weeks, so that weekdays are compared with the same ones; none of
 * them, and no number of their weeks, is a multiple of five, which the decision on figures needs.
 */
export const PERIODS = [7, 28, 91, 364] as const;
export type Period = (typeof PERIODS)[number];

/** The traffic of a month is that of four weeks. */
export const MONTH_DAYS = 28;

/** The days of a bar in the chart of a period. */
export const daysPerBar = (period: Period): number => (period > 28 ? 7 : 1);

/** The finished days of a period: from `since` to before `until`, which is today. */
export function finishedDays(today: string, days: number): { since: string; until: string } {
  return { since: addDaysTo(today, -days), until: today };
}

/** How many rows a list shows at most. */
export const LISTED_NAMES = 12;
