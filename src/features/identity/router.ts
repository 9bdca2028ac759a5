import { publicProcedure, router } from '../../platform/trpc/trpc.ts';
import { describeIdentity } from './describe-identity.ts';
import { identityConfigSchema } from './schema.ts';

export const identityRouter = router({
  config: publicProcedure.output(identityConfigSchema).query(({ ctx }) => describeIdentity(ctx)),
});
