import { z } from 'zod';
import { can } from '../../../platform/trpc/trpc.ts';
import { endLink, getLinkState, renewLink } from '../client-link/renew-link.ts';
import { appointmentIdInput, linkStateSchema } from './schema.ts';

/** The client's link to an appointment. */
export const linkProcedures = {
  link: can('appointments.read')
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .query(({ ctx, input }) => getLinkState(ctx, input.id)),

  renewLink: can('appointments.change')
    .meta({
      rest: 'POST /admin/appointments/:id/link',
      summary: 'Replace the link to the client’s own page, and mail the new link to the client',
      status: 201,
    })
    .input(appointmentIdInput)
    .output(linkStateSchema)
    .mutation(({ ctx, input }) => renewLink(ctx, input.id)),

  endLink: can('appointments.change')
    .meta({
      rest: 'DELETE /admin/appointments/:id/link',
      summary: 'Revoke the link to the client’s own page',
    })
    .input(appointmentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endLink(ctx, input.id)),
};
