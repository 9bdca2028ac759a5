import { z } from 'zod';
import { pageInput } from '../../../platform/pagination/schema.ts';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { blockSeries, blockTime } from './block-time.ts';
import { listBookedInBlock } from './list-booked-in-block.ts';
import { findOwnHost } from './own-host-queries.ts';
import { listTimeOff } from './queries.ts';
import {
  blockInput,
  blockSeriesInput,
  blockTimeInput,
  bookedListSchema,
  newSeriesSchema,
  newTimeOffSchema,
  removeSeriesInput,
  timeOffIdInput,
  timeOffPageSchema,
} from './schema.ts';
import { unblockSeries, unblockTime } from './unblock-time.ts';

export const timeOffRouter = router({
  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/time-off',
      tag: 'Appointments',
      summary: 'List current and future blocked times, in order',
      omit: 'seriesId',
    })
    .input(pageInput)
    .output(timeOffPageSchema)
    .query(({ ctx, input }) => listTimeOff(ctx.db, { ...input, now: ctx.now() })),

  create: can('timeOff.change')
    .meta({
      rest: 'POST /admin/time-off',
      tag: 'Appointments',
      summary: 'Block a time',
      description:
        'Blocks the time for bookings with all hosts, or with one `attorney` (a slug). Attorneys block only their own time, also without `attorney`. Existing appointments are kept; `appointments` in the response is their number.',
      status: 201,
    })
    .input(blockTimeInput)
    .output(newTimeOffSchema)
    .mutation(({ ctx, input }) => blockTime(ctx, input)),

  remove: can('timeOff.change')
    .meta({
      rest: 'DELETE /admin/time-off/:id',
      tag: 'Appointments',
      summary: 'Remove a blocked time',
    })
    .input(timeOffIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => unblockTime(ctx, input.id)),

  /** The host whose time off alone the caller may read and set; `isLimited` is false for callers without that limit. */
  own: can('appointments.read')
    .output(z.object({ isLimited: z.boolean(), hostNumber: z.int().nullable() }))
    .query(async ({ ctx }) => {
      const own = await findOwnHost(ctx.db, ctx.user);
      return { isLimited: own !== undefined, hostNumber: own ?? null };
    }),

  held: can('appointments.read')
    .input(blockInput)
    .output(bookedListSchema)
    .query(({ ctx, input }) => listBookedInBlock(ctx, input)),

  createSeries: can('timeOff.change')
    .input(blockSeriesInput)
    .output(newSeriesSchema)
    .mutation(({ ctx, input }) => blockSeries(ctx, input)),

  removeSeries: can('timeOff.change')
    .input(removeSeriesInput)
    .output(z.object({ count: z.int() }))
    .mutation(({ ctx, input }) => unblockSeries(ctx, input)),
});
