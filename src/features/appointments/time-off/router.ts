import { z } from 'zod';
import { pageInput } from '../../../platform/pagination/schema.ts';
import { router, staffProcedure } from '../../../platform/trpc/trpc.ts';
import { blockTime } from './block-time.ts';
import { listTimeOff } from './queries.ts';
import { blockTimeInput, newTimeOffSchema, timeOffIdInput, timeOffPageSchema } from './schema.ts';
import { unblockTime } from './unblock-time.ts';

export const timeOffRouter = router({
  list: staffProcedure
    .input(pageInput)
    .output(timeOffPageSchema)
    .query(({ ctx, input }) => listTimeOff(ctx.db, { ...input, now: ctx.now() })),

  create: staffProcedure
    .input(blockTimeInput)
    .output(newTimeOffSchema)
    .mutation(({ ctx, input }) => blockTime(ctx, input)),

  remove: staffProcedure
    .input(timeOffIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => unblockTime(ctx, input.id)),
});
