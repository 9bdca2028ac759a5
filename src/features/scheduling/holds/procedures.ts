import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { holdTime } from './hold-time.ts';
import { listHolds } from './queries.ts';
import { releaseHold } from './release-hold.ts';
import { holdIdInput, holdSchema, holdTimeInput } from './schema.ts';

export const holdProcedures = {
  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/appointments/holds',
      tag: 'Appointments',
      summary: 'List the held times, in order',
    })
    .output(z.array(holdSchema))
    .query(({ ctx }) => listHolds(ctx.db, ctx.now())),

  create: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments/holds',
      tag: 'Appointments',
      summary: 'Hold a time while a client’s details are taken',
      description:
        'The hold expires after ten minutes. With more than five holds at once, the response is 409 too_many_holds. If the time is taken, it is 409 slot_taken, or 409 day_closed on a day off, with the three nearest free starts in alternatives.',
      status: 201,
      errors: [409],
    })
    .input(holdTimeInput)
    .output(holdSchema)
    .mutation(({ ctx, input }) => holdTime(ctx, input)),

  release: can('appointments.change')
    .meta({
      rest: 'DELETE /admin/appointments/holds/:id',
      tag: 'Appointments',
      summary: 'Release a held time',
    })
    .input(holdIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => releaseHold(ctx, input.id)),
};
