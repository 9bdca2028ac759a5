import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { bookedListSchema } from '../../scheduling/time-off/schema.ts';
import { cancelOfType } from './cancel-of-type.ts';
import { listBookedOfType } from './queries.ts';
import { cancelOfTypeInput, ofTypeInput } from './schema.ts';

const SHOWN = 5;

/** The appointments of a consultation type that staff no longer offer, and their cancellation. */
export const ofTypeProcedures = {
  bookedOfType: can('appointments.read')
    .meta({
      rest: 'GET /admin/consultation-types/:type/appointments',
      summary: 'The number of future appointments of a consultation type, and the first of them',
    })
    .input(ofTypeInput)
    .output(bookedListSchema)
    .query(({ ctx, input }) =>
      listBookedOfType(ctx.db, { ...input, now: ctx.now(), limit: SHOWN }),
    ),

  cancelOfType: can('availability.change')
    .meta({
      rest: 'POST /admin/consultation-types/:type/cancellation',
      summary: 'Cancel all future appointments of a consultation type',
      description:
        'Each client gets a mail. `count` is the expected number; if there are more or fewer, nothing is cancelled and the response is 409 edited_meanwhile.',
      errors: [409],
    })
    .input(cancelOfTypeInput)
    .output(z.object({ count: z.int() }))
    .mutation(({ ctx, input }) => cancelOfType(ctx, input)),
};
