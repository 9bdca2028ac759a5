import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { cited } from '../cited-schema.ts';
import { PLACES } from '../schema.ts';
import { ITEM_KINDS, ITEM_STATES, WORDING_STATES } from './rules.ts';

/** What has become of an item, or of its wording in a further language. */
const reviewed = {
  /** What the firm says instead of the release, and why; null if nothing. */
  override: z
    .object({
      /** What the release says. */
      lines: z.array(z.string()),
      value: z.unknown(),
      reason: z.string(),
      changedBy: z.string(),
      changedAt: instantOut,
    })
    .nullable(),
  confirmation: z
    .object({
      attorney: z.string(),
      barNumber: z.string(),
      version: z.int(),
      confirmedBy: z.string(),
      confirmedAt: instantOut,
      /** What was confirmed, if the item has changed since. */
      lines: z.array(z.string()).nullable(),
    })
    .nullable(),
};

/** What an item says in a further language of the site. */
const wordingSchema = z.object({
  language: z.string(),
  /** The language in English. */
  name: z.string(),
  /** The key under which it is confirmed and changed. */
  item: z.string(),
  state: z.enum(WORDING_STATES),
  /** Its texts, each beside the original; empty if it is missing. */
  lines: z.array(z.object({ original: z.string(), text: z.string() })),
  ...reviewed,
});
export type ReviewWording = z.input<typeof wordingSchema>;

/** An item of the packs of the firm, as staff review it. */
const reviewItemSchema = z.object({
  /** The pack that it is from, and its key there. */
  pack: z.string(),
  item: z.string(),
  kind: z.enum(ITEM_KINDS),
  title: z.string(),
  /** Where a statement stands. */
  place: z.enum(PLACES).nullable(),
  /** Whether the firm shows a statement or calculator, or makes a check. */
  isOn: z.boolean(),
  /** What it says, in lines; empty for a statement that the firm leaves out. */
  lines: z.array(z.string()),
  /** For a set of holidays, the number of its days: its first lines. Otherwise 0. */
  days: z.int(),
  ...cited,
  state: z.enum(ITEM_STATES),
  /** The local date by which the release wanted to look at it again. */
  reviewBy: z.string(),
  /** Whether it is confirmed, but the day by which it is to be reviewed has passed since. */
  isReviewDue: z.boolean(),
  ...reviewed,
  /** In the further languages that are published; only for what the public reads, and only if there are such languages. */
  wordings: z.array(wordingSchema).optional(),
  /** The parts of a calculator for which the firm has to give figures. */
  ranges: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.enum(['amount', 'rate']),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  ),
});
export type ReviewItem = z.input<typeof reviewItemSchema>;

export const reviewSchema = z.object({
  /** The packs that apply to the offices, from the most special to the most general. */
  packs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.int(),
      reviewBy: z.string(),
      /** Whether the day by which the release wanted to review it has passed. */
      isReviewDue: z.boolean(),
    }),
  ),
  /** The attorneys of the firm, to choose who confirms. */
  attorneys: z.array(z.string()),
  items: z.array(reviewItemSchema),
});
export type Review = z.input<typeof reviewSchema>;

const itemId = { pack: requiredText(20), item: requiredText(80) };

export const itemInput = z.object(itemId);

/** An attorney has read an item and its rule. `version` is that of the pack that was read. */
export const confirmItemInput = z.object({
  ...itemId,
  version: z.int({ error: 'Must be the version of the pack' }),
  attorney: requiredText(120),
  barNumber: requiredText(40),
});
export type ConfirmItemInput = z.output<typeof confirmItemInput>;

export const overrideItemInput = z.object({
  ...itemId,
  /** `{ text }` for a statement or its wording, `{ isOn }` for a check, `{ ranges }` for a calculator. */
  value: z.record(z.string(), z.unknown(), { error: 'Must be an object' }),
  reason: requiredText(500),
});
export type OverrideItemInput = z.output<typeof overrideItemInput>;
