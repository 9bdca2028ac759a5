import { z } from 'zod';
import { ITEMS, STEPS } from './rules.ts';
import { sampleCountsSchema } from './samples/schema.ts';

const step = z.enum(STEPS, { error: 'Choose one of the steps' });

/** `count`: how many records an item is about; left out if it counts none. */
const checklistSchema = z.array(
  z.object({
    key: z.enum(ITEMS),
    /** Whether the firm must settle it before it opens its site. */
    isNeeded: z.boolean(),
    state: z.enum(['open', 'done', 'skipped']),
    count: z.int().optional(),
    /** How many of them are overdue. */
    overdue: z.int().optional(),
    /** What is to be settled of the lines of state law. */
    law: z.object({ unconfirmed: z.int(), pastReview: z.int(), missing: z.int() }).optional(),
  }),
);
export type Checklist = z.output<typeof checklistSchema>;

/** The checklist, and the data of the assistant: the demo content that remains. */
export const setupSchema = z.object({
  items: checklistSchema,
  samples: sampleCountsSchema,
  /** The slugs of the sample attorneys. */
  sampleAttorneys: z.array(z.string()),
  /** Where visitors reach the site, such as `https://www.example.com`. */
  publicUrl: z.string(),
});
export type Setup = z.output<typeof setupSchema>;

export const settleStepInput = z.object({
  step,
  isSkipped: z.boolean({ error: 'Must be true or false' }),
});
