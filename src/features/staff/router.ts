import { router, signedInProcedure, staffProcedure } from '../../platform/trpc/trpc.ts';
import { countStaffByStatus } from './count-staff.ts';
import { approveUser, refuseUser, revokeUser } from './decide-access.ts';
import { listUsers } from './queries.ts';
import {
  currentUserSchema,
  listStaffInput,
  staffCountsSchema,
  staffMemberInput,
  staffMemberSchema,
  staffPageSchema,
} from './schema.ts';

export const staffRouter = router({
  me: signedInProcedure.output(currentUserSchema).query(({ ctx }) => ctx.user),

  list: staffProcedure
    .input(listStaffInput)
    .output(staffPageSchema)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),

  counts: staffProcedure.output(staffCountsSchema).query(({ ctx }) => countStaffByStatus(ctx)),

  approve: staffProcedure
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => approveUser(ctx, input.id)),

  revoke: staffProcedure
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => revokeUser(ctx, input.id)),

  refuse: staffProcedure
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => refuseUser(ctx, input.id)),
});
