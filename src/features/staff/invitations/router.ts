import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { makeInvitationLink } from './invitation-link.ts';
import { inviteMany, inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { listInvitations } from './queries.ts';
import {
  invitationIdInput,
  invitationLinkSchema,
  invitationSchema,
  invitationsSchema,
  invitedManySchema,
  inviteInput,
  inviteManyInput,
} from './schema.ts';

export const invitationsRouter = router({
  list: can('staff.read')
    .meta({
      rest: 'GET /admin/staff-invitations',
      tag: 'Staff',
      summary: 'List the open invitations, newest first',
      omit: ['mail'],
    })
    .output(invitationsSchema)
    .query(({ ctx }) => listInvitations(ctx.db, ctx.now())),

  invite: can('staff.manage')
    .meta({
      rest: 'POST /admin/staff-invitations',
      tag: 'Staff',
      summary: 'Invite somebody to the back office by mail',
      description:
        'A person who signs up with this address, confirmed, has the role at once. An earlier invitation for the same address is replaced. 409 has_access if its owner has access.',
      status: 201,
      errors: [409],
    })
    .input(inviteInput)
    .output(invitationSchema)
    .mutation(({ ctx, input }) => inviteStaff(ctx, input)),

  inviteMany: can('staff.manage')
    .input(inviteManyInput)
    .output(invitedManySchema)
    .mutation(({ ctx, input }) => inviteMany(ctx, input)),

  link: can('staff.manage')
    .input(invitationIdInput)
    .output(invitationLinkSchema)
    .mutation(({ ctx, input }) => makeInvitationLink(ctx, input.id)),

  withdraw: can('staff.manage')
    .meta({
      rest: 'DELETE /admin/staff-invitations/:id',
      tag: 'Staff',
      summary: 'Withdraw an invitation',
    })
    .input(invitationIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input.id)),
});
