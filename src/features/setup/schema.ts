import { z } from 'zod';
import { STEPS } from './rules.ts';
import { sampleCountsSchema } from './samples/schema.ts';

const step = z.enum(STEPS, { error: 'Choose one of the steps' });

/** The data of the assistant: the state of its steps, and the demo content and initial pages that remain. */
export const setupSchema = z.object({
  states: z.record(z.enum(STEPS), z.enum(['open', 'done', 'skipped'])),
  samples: sampleCountsSchema,
  /** The slugs of the sample attorneys. */
  sampleAttorneys: z.array(z.string()),
  /** The published pages that still have the initial content of the installation. */
  presetPages: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where visitors reach the site, such as `https://www.example.com`. */
  publicUrl: z.string(),
});
export type Setup = z.output<typeof setupSchema>;

export const settleStepInput = z.object({
  step,
  isSkipped: z.boolean({ error: 'Must be true or false' }),
});
