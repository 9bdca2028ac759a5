import { z } from 'zod';
import { router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { listStates } from './check-queries.ts';
import { decideConflict } from './decide-conflict.ts';
import { getCheck, listWaiting } from './get-check.ts';
import { saveOtherSide } from './save-other-side.ts';
import {
  conflictCheckSchema,
  decideInput,
  recordInput,
  saveOtherSideInput,
  statesInput,
  statesSchema,
  undecidedSchema,
} from './schema.ts';

/** Possible conflicts of interest. Visitors see nothing of this. */
export const conflictsRouter = router({
  check: staffProcedure
    .input(recordInput)
    .output(conflictCheckSchema)
    .query(({ ctx, input }) => getCheck(ctx, input)),

  states: staffProcedure
    .input(statesInput)
    .output(statesSchema)
    .query(({ ctx, input }) => listStates(ctx.db, input.kind, input.ids)),

  undecided: staffProcedure.output(undecidedSchema).query(({ ctx }) => listWaiting(ctx)),

  decide: staffProcedure
    .input(decideInput)
    .output(z.void())
    .mutation(({ ctx, input }) => decideConflict(ctx, input)),

  saveOtherSide: staffProcedure
    .input(saveOtherSideInput)
    .output(z.void())
    .mutation(({ ctx, input }) => saveOtherSide(ctx, input)),
});
