import { z } from 'zod';
import { cited } from './cited-schema.ts';

const amount = z.number().min(0);
/** The upper bound of a tier or step; null for the last one. */
const upTo = z.number().positive().nullable();

const tiers = z.array(z.strictObject({ upTo, rate: amount })).min(1);

/** What a figure is: the firm's estimate, or a maximum, a presumption or a ceiling of the law. */
const MEANINGS = ['estimate', 'maximum', 'presumed', 'ceiling'] as const;
export type Meaning = (typeof MEANINGS)[number];

const named = {
  id: z.string(),
  label: z.string(),
  /** A part is rounded once, at its end. */
  rounding: z.enum(['unit', 'cent']).default('unit'),
  /** The law that gives this part, if it is not the firm that does. */
  law: z.strictObject({ meaning: z.enum(MEANINGS), ...cited }).optional(),
};

/** The kinds of parts. Amounts are in whole units of the currency; a rate of 0.04 is 4 %. */
const kinds = {
  /** Marginal: each rate applies to the part of the estate within its tier. */
  tiers: { kind: z.literal('tiers'), tiers },
  /**
   * An amount for each range of the estate: the one of its range (`replace`), or the sum of all that are reached
   * (`add`). With `inclusive` bounds an estate of exactly `upTo` is still in the range ("not exceeding"), with
   * `exclusive` ones it is in the next ("but under"). Above the last step `tiers` continue from its bound, if given.
   */
  steps: {
    kind: z.literal('steps'),
    mode: z.enum(['add', 'replace']),
    bound: z.enum(['inclusive', 'exclusive']),
    steps: z.array(z.strictObject({ upTo, amount })).min(1),
    tiers: tiers.optional(),
  },
  percent: {
    kind: z.literal('percent'),
    rate: amount,
    least: amount.optional(),
    most: amount.optional(),
  },
  flat: { kind: z.literal('flat'), amount },
  /** What the firm itself enters, as amounts or as shares of the estate; without it there is no calculator. */
  range: {
    kind: z.literal('range'),
    unit: z.enum(['amount', 'rate']),
    low: amount.nullable(),
    high: amount.nullable(),
  },
  /** The same as another part. */
  same: { kind: z.literal('same'), as: z.string() },
};

/** Who is paid: each has a documented field of a stored calculation. */
const ROLES = ['attorney', 'representative', 'court'] as const;
export type Role = (typeof ROLES)[number];

const ofCost = { ...named, role: z.enum(ROLES) };
const partSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...ofCost, ...kinds.tiers }),
  z.strictObject({ ...ofCost, ...kinds.steps }),
  z.strictObject({ ...ofCost, ...kinds.percent }),
  z.strictObject({ ...ofCost, ...kinds.flat }),
  z.strictObject({ ...ofCost, ...kinds.range }),
  z.strictObject({ ...ofCost, ...kinds.same }),
]);
export type CostPart = z.output<typeof partSchema>;

const alternativePartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...named, ...kinds.percent }),
  z.strictObject({ ...named, ...kinds.flat }),
]);
export type CalculatorPart = CostPart | z.output<typeof alternativePartSchema>;

/**
 * A way around full probate for estates up to `limit`, for deaths or filings since `since` and before `until`. Its text
 * may name the limits of the ways by their ids, such as `{affidavit}`.
 */
export const waySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null if it is open to estates of any size. */
  limit: amount.nullable(),
  /** What counts towards the limit. */
  counts: z.string(),
  /** Whether it is for the whole estate, so that there may be nothing left to probate. */
  isWhole: z.boolean(),
  since: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Null if the text of another way speaks of it. */
  text: z.string().nullable(),
  ...cited,
});

/**
 * What the law allows at most, where the calculator estimates something else. A part of the kind `same` may name one of
 * the calculator. `upTo` is the largest estate for which the law sets an amount.
 */
const maximumSchema = z.strictObject({
  label: z.string(),
  /** For estates above `upTo`. */
  labelBeyond: z.string(),
  upTo: z.number().positive(),
  parts: z.array(partSchema).min(1),
});

/** When a sentence of the remark is shown: always without `when`. `aboveMaximum` is about the attorney's fee. */
const remarkSchema = z.strictObject({
  when: z.enum(['withinLimit', 'beyondLimit', 'aboveMaximum']).optional(),
  text: z.string(),
});

/** A step, some months after the filing. `from` is before `to` where it falls in a period. */
const stepSchema = z.strictObject({
  title: z.string(),
  from: z.int().min(0),
  to: z.int().min(0),
  /** With `{date}` for the day of filing, `{months}` for the months of the step. */
  when: z.string(),
  rule: z.string(),
  paid: z.string(),
  sections: z.string(),
});

const timelineSchema = z.strictObject({
  /** How long it typically takes, in months. */
  least: z.int().positive(),
  most: z.int().positive(),
  steps: z.array(stepSchema).min(1),
  /** The one step of the alternative. */
  alternative: stepSchema.omit({ from: true, to: true }),
  /** What the fees of attorney and representative are that fall due at the end. */
  feesDue: z.string(),
  /** Goes before the sections of each step. */
  code: z.string(),
  remark: z.string(),
});
export type TimelineData = z.output<typeof timelineSchema>;

/**
 * The cost of probate as data: evaluated by the probate feature on page and server alike. Its texts may contain the
 * fields `{asOf}` for the date of its reading, `{attorney}`, `{representative}`, `{court}` and `{alternative}` for the estimated amounts, and `{maximum}`,
 * `{maximumTotal}` and `{limit}` for what the law allows.
 */
export const calculatorSchema = z.strictObject({
  id: z.string(),
  version: z.int().min(1),
  since: z.iso.date(),
  until: z.iso.date().nullable(),
  reviewBy: z.iso.date(),
  /** Whose figures they are. */
  basis: z.enum(['firm', 'statute']),
  meaning: z.enum(MEANINGS),
  /** Whether the owner's specification gives it, so that no attorney has to confirm it before it is shown. */
  isGiven: z.boolean(),
  /** What belongs in the amount that visitors type. */
  input: z.string(),
  parts: z.array(partSchema).min(1),
  /** What it is compared with, such as a living trust. */
  alternative: z
    .strictObject({ label: z.string(), parts: z.array(alternativePartSchema).min(1) })
    .nullable(),
  maximum: maximumSchema.nullable(),
  /** What the estimate leaves out. */
  caveat: z.string(),
  remarks: z.array(remarkSchema).min(1),
  timeline: timelineSchema.nullable(),
  ...cited,
});

/** What the short form of the calculator shows: the schedules without their texts. */
export const shortCalculatorSchema = z.object({
  parts: z.array(partSchema),
  alternative: calculatorSchema.shape.alternative,
  /** How long probate typically takes, in months. */
  duration: z.object({ least: z.int(), most: z.int() }).nullable(),
  /** What the parts are whose figures are of the law. */
  meanings: z.array(z.string()),
});
export type ShortCalculator = z.output<typeof shortCalculatorSchema>;

export type Way = z.output<typeof waySchema>;
export type Calculator = z.output<typeof calculatorSchema>;
