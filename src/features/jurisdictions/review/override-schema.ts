import { z } from 'zod';
import type { ItemKind } from './rules.ts';

const isOn = z.boolean({ error: 'Must be true or false' });

const amount = z
  .number({ error: 'Must be a number' })
  .min(0, { error: 'Must not be negative' })
  .max(9_999_999_999, { error: 'Is too large' });

/** What the firm says instead of a statement; null for nothing. */
const statementOverride = z.strictObject({
  text: z.string().trim().min(1, { error: 'Required' }).max(1_000).nullable(),
});

/** What the firm says instead of the wording of a statement in a further language. */
export const wordingOverride = statementOverride.extend({
  text: statementOverride.shape.text.unwrap(),
});

/** Whether a check is made. */
const findingOverride = z.strictObject({ isOn });

/**
 * The figures that only the firm can give: for each part of the calculator that is a range, its least and most, as
 * amounts or as shares of the estate (0.03 is 3 %).
 */
const calculatorOverride = z.strictObject({
  ranges: z.record(
    z.string(),
    z
      .strictObject({
        unit: z.enum(['amount', 'rate'], { error: 'Must be amount or rate' }),
        low: amount,
        high: amount,
      })
      .refine(({ low, high }) => low <= high, { path: ['high'], error: 'Must not be less' }),
  ),
});

/** The form of the value that replaces something of an item, by the kind of the item. */
export const OVERRIDES = {
  statement: statementOverride,
  finding: findingOverride,
  calculator: calculatorOverride,
} as const satisfies Partial<Record<ItemKind, z.ZodType>>;
