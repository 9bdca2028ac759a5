import { z } from 'zod';
import { cited } from './cited-schema.ts';

const amount = z.number().min(0);
/** The upper bound of a tier or step; null for the last one. */
const upTo = z.number().positive().nullable();

const named = { id: z.string(), label: z.string() };

/** A part of the cost. Amounts are in whole units of the currency; a rate of 0.04 is 4 %. */
const partSchema = z.discriminatedUnion('kind', [
  /** Marginal: each rate applies to the part of the estate within its tier. */
  z.strictObject({
    kind: z.literal('tiers'),
    ...named,
    tiers: z.array(z.strictObject({ upTo, rate: amount })).min(1),
  }),
  /**
   * An amount for each range of the estate: the one of its range (`replace`), or the sum of all that are reached
   * (`add`). With `inclusive` bounds an estate of exactly `upTo` is still in the range ("not exceeding"), with
   * `exclusive` ones it is in the next ("but under"). Above the last step `tiers` continue from its bound, if given.
   */
  z.strictObject({
    kind: z.literal('steps'),
    ...named,
    mode: z.enum(['add', 'replace']),
    bound: z.enum(['inclusive', 'exclusive']),
    steps: z.array(z.strictObject({ upTo, amount })).min(1),
    tiers: z.array(z.strictObject({ upTo, rate: amount })).optional(),
  }),
  z.strictObject({
    kind: z.literal('percent'),
    ...named,
    rate: amount,
    least: amount.optional(),
    most: amount.optional(),
  }),
  z.strictObject({ kind: z.literal('flat'), ...named, amount }),
  /** What the firm itself enters, as amounts or as shares of the estate; without it there is no calculator. */
  z.strictObject({
    kind: z.literal('range'),
    ...named,
    unit: z.enum(['amount', 'rate']),
    low: amount.nullable(),
    high: amount.nullable(),
  }),
  /** The same as another part. */
  z.strictObject({ kind: z.literal('same'), ...named, as: z.string() }),
]);
export type CalculatorPart = z.output<typeof partSchema>;

/** A way around full probate for estates up to `limit`, for deaths or filings from `from` until before `until`. */
export const waySchema = z.strictObject({
  name: z.string(),
  limit: amount,
  /** What counts towards the limit. */
  counts: z.string(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  text: z.string(),
  ...cited,
});

/** The cost of probate as data: evaluated by the probate feature on page and server alike. */
export const calculatorSchema = z.strictObject({
  id: z.string(),
  version: z.int().min(1),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  reviewBy: z.iso.date(),
  /** Whose figures they are. */
  basis: z.enum(['firm', 'statute']),
  meaning: z.enum(['estimate', 'maximum', 'presumed', 'ceiling']),
  /** Whether the owner's specification gives it, so that no attorney has to confirm it before it is shown. */
  isGiven: z.boolean(),
  parts: z.array(partSchema).min(1),
  /** What it is compared with, such as a living trust. */
  alternative: z.strictObject({ label: z.string(), parts: z.array(partSchema).min(1) }).nullable(),
  ...cited,
});
export type Way = z.output<typeof waySchema>;
export type Calculator = z.output<typeof calculatorSchema>;
