import { publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { CALCULATION, SAVED_CALCULATION } from './examples.ts';
import { saveCalculation } from './save-calculation.ts';
import { calculationSchema, saveCalculationInput } from './schema.ts';

export const probateRouter = router({
  save: publicProcedure
    .meta({
      rest: 'POST /probate-calculator',
      tag: 'Calculator',
      summary: 'Keep a calculation',
      description:
        'All amounts are text. The server calculates for itself and refuses figures that differ by more than a dollar. With userEmail it sends the result there.',
      status: 201,
      errors: [400, 403, 429, 503],
      examples: { body: CALCULATION, response: SAVED_CALCULATION },
    })
    .use(rateLimited('calculations', { limit: 10, seconds: 600 }))
    .input(saveCalculationInput)
    .output(calculationSchema)
    .mutation(({ ctx, input }) => saveCalculation(ctx, input)),
});
