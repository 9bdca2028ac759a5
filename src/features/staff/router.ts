import { router, signedInProcedure, staffProcedure } from '../../platform/trpc/trpc.ts';
import { approveUser, refuseUser, revokeUser } from './decide-access.ts';
import { CURRENT_USER, STAFF_MEMBER } from './examples.ts';
import { countStaffByStatus, listUsers } from './queries.ts';
import {
  currentUserSchema,
  listStaffInput,
  staffCountsSchema,
  staffMemberInput,
  staffMemberSchema,
  staffPageSchema,
} from './schema.ts';

export const staffRouter = router({
  me: signedInProcedure
    .meta({
      rest: 'GET /identity/me',
      tag: 'Accounts',
      summary: 'Who is signed in, and whether they have access',
      errors: [401, 503],
      examples: { response: CURRENT_USER },
    })
    .output(currentUserSchema)
    .query(({ ctx }) => ctx.user),

  list: staffProcedure
    .meta({
      rest: 'GET /admin/staff',
      summary: 'Who has signed in, the newest first',
      description: 'Those who wait for approval are status=pending.',
      examples: { response: STAFF_MEMBER },
    })
    .input(listStaffInput)
    .output(staffPageSchema)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),

  counts: staffProcedure.output(staffCountsSchema).query(({ ctx }) => countStaffByStatus(ctx.db)),

  approve: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/approve',
      summary: 'Let somebody into the back office',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => approveUser(ctx, input.id)),

  refuse: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/refuse',
      summary: 'Refuse somebody who waits for approval',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => refuseUser(ctx, input.id)),

  revoke: staffProcedure
    .meta({
      rest: 'POST /admin/staff/:id/revoke',
      summary: 'Take somebody’s access away; never that of the last one who has it',
      errors: [409],
      examples: { response: STAFF_MEMBER },
    })
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => revokeUser(ctx, input.id)),
});
