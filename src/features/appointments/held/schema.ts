import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { holdIdInput } from '../../scheduling/holds/schema.ts';
import { clientDetailsSchema } from '../schema.ts';

/** The client for whom the time was held. */
export const completeHoldInput = clientDetailsSchema.extend(holdIdInput.shape).extend({
  anyAttorney: z
    .boolean({ error: validation.trueOrFalse })
    .optional()
    .describe(
      'Whether somebody else gets it who is free then and comes first for the practice area; otherwise the host of the hold keeps it',
    ),
});
export type CompleteHoldInput = z.output<typeof completeHoldInput>;
