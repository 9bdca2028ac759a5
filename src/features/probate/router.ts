import { publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { saveCalculation } from './save-calculation.ts';
import { calculationSchema, saveCalculationInput } from './schema.ts';

export const probateRouter = router({
  save: publicProcedure
    .use(rateLimited('calculations', { limit: 10, seconds: 600 }))
    .input(saveCalculationInput)
    .output(calculationSchema)
    .mutation(({ ctx, input }) => saveCalculation(ctx, input)),
});
