import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listComponentVisibility } from './queries.ts';
import { componentVisibilitySchema } from './schema.ts';

export const visibilityRouter = router({
  list: publicProcedure
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),
});
