import { router, sharedProcedure } from '../../../platform/trpc/trpc.ts';
import { deliveryProcedures } from './delivery/procedures.ts';
import { draftProcedures } from './draft-procedures.ts';
import { findLastLetter } from './queries.ts';
import { lastLetterSchema } from './schema.ts';
import { stateProcedures } from './state/procedures.ts';

export const lettersRouter = router({
  /** When the last letter was sent, for the public site; null before the first. */
  last: sharedProcedure
    .output(lastLetterSchema)
    .query(async ({ ctx }) => (await findLastLetter(ctx.db)) ?? null),

  ...draftProcedures,
  ...stateProcedures,
  ...deliveryProcedures,
});
