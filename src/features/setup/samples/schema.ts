import { z } from 'zod';
import { SAMPLE_KINDS } from '../rules.ts';

/** How many samples there are of each kind. Hidden attorneys do not count. */
export const sampleCountsSchema = z.record(z.enum(SAMPLE_KINDS), z.int().min(0));
export type SampleCounts = z.output<typeof sampleCountsSchema>;

export const removeSamplesInput = z.object({
  kinds: z
    .array(z.enum(SAMPLE_KINDS, { error: 'Choose one of the kinds of samples' }))
    .min(1, { error: 'Choose what to remove' }),
});
