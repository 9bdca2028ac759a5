import { z } from 'zod';
import { publicProcedure, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { listComponentVisibility } from './queries.ts';
import { saveComponent, setComponentVisibility } from './save-component.ts';
import { componentVisibilitySchema, saveComponentInput, setVisibilityInput } from './schema.ts';

export const visibilityRouter = router({
  list: publicProcedure
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  all: staffProcedure
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  set: staffProcedure
    .input(setVisibilityInput)
    .output(componentVisibilitySchema)
    .mutation(({ ctx, input }) => setComponentVisibility(ctx, input)),

  save: staffProcedure
    .input(saveComponentInput)
    .output(componentVisibilitySchema)
    .mutation(({ ctx, input }) => saveComponent(ctx, input)),
});
