import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
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

/** Possible conflicts of interest. Not visible to visitors. */
export const conflictsRouter = router({
  check: can('conflicts.read')
    .input(recordInput)
    .output(conflictCheckSchema)
    .query(({ ctx, input }) => getCheck(ctx, input)),

  states: can('conflicts.read')
    .input(statesInput)
    .output(statesSchema)
    .query(({ ctx, input }) => listStates(ctx.db, input.kind, input.ids)),

  undecided: can('conflicts.read')
    .output(undecidedSchema)
    .query(({ ctx }) => listWaiting(ctx)),

  decide: can('conflicts.decide')
    .input(decideInput)
    .output(z.void())
    .mutation(({ ctx, input }) => decideConflict(ctx, input)),

  saveOtherSide: can('conflicts.decide')
    .input(saveOtherSideInput)
    .output(z.void())
    .mutation(({ ctx, input }) => saveOtherSide(ctx, input)),
});
