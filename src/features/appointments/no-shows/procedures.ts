import { can } from '../../../platform/trpc/trpc.ts';
import { appointmentIdInput } from '../admin/schema.ts';
import { inviteToRebook } from './invite-to-rebook.ts';
import { findNoShow } from './queries.ts';
import { noShowOrNoneSchema, noShowSchema } from './schema.ts';

/** No-shows: clients who did not come. */
export const noShowProcedures = {
  noShow: can('appointments.read')
    .input(appointmentIdInput)
    .output(noShowOrNoneSchema)
    .query(async ({ ctx, input }) => (await findNoShow(ctx.db, input.id)) ?? null),

  inviteToRebook: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments/:id/invitation',
      summary: 'Invite a client who did not come to book again',
      description: 'Sends a mail with a link to the booking page. A repeated call sends nothing.',
      errors: [409],
    })
    .input(appointmentIdInput)
    .output(noShowSchema)
    .mutation(({ ctx, input }) => inviteToRebook(ctx, input.id)),
};
