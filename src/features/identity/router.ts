import { publicProcedure, router } from '../../platform/trpc/trpc.ts';
import { describeIdentity } from './describe-identity.ts';
import { identityConfigSchema } from './schema.ts';

export const identityRouter = router({
  config: publicProcedure
    .meta({
      rest: 'GET /identity/config',
      summary: 'The user pool that accounts sign in to',
      description: 'Clients speak to it in the protocol of Amazon Cognito.',
      errors: [503],
    })
    .output(identityConfigSchema)
    .query(({ ctx }) => describeIdentity(ctx)),
});
