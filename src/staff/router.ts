import { z } from 'zod';
import { router, signedInProcedure, staffProcedure } from '../trpc.ts';
import { approveUser, revokeUser } from './decide-access.ts';
import { listUsers } from './queries.ts';
import { currentUserSchema, staffMemberInput, staffMemberSchema } from './schema.ts';

export const staffRouter = router({
  me: signedInProcedure.output(currentUserSchema).query(({ ctx }) => ctx.user),

  list: staffProcedure.output(z.array(staffMemberSchema)).query(({ ctx }) => listUsers(ctx.db)),

  approve: staffProcedure
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => approveUser(ctx, input.id)),

  revoke: staffProcedure
    .input(staffMemberInput)
    .output(staffMemberSchema)
    .mutation(({ ctx, input }) => revokeUser(ctx, input.id)),
});
