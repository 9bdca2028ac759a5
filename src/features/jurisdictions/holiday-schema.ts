import { z } from 'zod';
import { cited } from './cited-schema.ts';

const month = z.int().min(1).max(12);
/** 0 is Sunday. */
const weekday = z.int().min(0).max(6);

/** A rule that gives one date in each year. */
const dayRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), month, day: z.int().min(1).max(31) }),
  /** The `n`th of a weekday in a month, counted from 1. */
  z.strictObject({ kind: z.literal('nth'), month, weekday, n: z.int().min(1).max(4) }),
  /** The last of a weekday in a month. */
  z.strictObject({ kind: z.literal('last'), month, weekday }),
  /** `days` after the `n`th of a weekday, such as the Friday after Thanksgiving, which is not always the fourth. */
  z.strictObject({
    kind: z.literal('after'),
    month,
    weekday,
    n: z.int().min(1).max(4),
    days: z.int().min(1).max(6),
  }),
  /** `days` after Easter Sunday of the western churches: -2 is Good Friday. */
  z.strictObject({ kind: z.literal('easter'), days: z.int() }),
  /** The Tuesday after the first Monday of November. */
  z.strictObject({ kind: z.literal('election-day') }),
  /** A day of the Hebrew calendar, with the name of the month as `Intl` gives it in English, such as `Tishri`. */
  z.strictObject({ kind: z.literal('hebrew'), month: z.string(), day: z.int().min(1).max(30) }),
]);
export type DayRule = z.output<typeof dayRuleSchema>;

/**
 * The days that a set proposes. `weekend` says when a day that falls on a weekend is observed: `both` moves Saturday to
 * Friday and Sunday to Monday, `sunday` only Sunday to Monday, `next` both to the next weekday that is not a holiday of the
 * set, `none` neither.
 */
export const holidaySetSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.int().min(1),
  weekend: z.enum(['both', 'sunday', 'next', 'none']),
  /** Whether the days are selected when staff open the list. */
  isPreselected: z.boolean(),
  days: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      date: dayRuleSchema,
      /** Instead of that of the set. */
      weekend: z.enum(['both', 'sunday', 'next', 'none']).optional(),
    }),
  ),
  /** What staff have to know, such as that the county decides. */
  note: z.string().optional(),
  ...cited,
});
export type HolidaySet = z.output<typeof holidaySetSchema>;
