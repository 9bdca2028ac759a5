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
      examples: {
        response: {
          region: 'us-west-2',
          userPoolId: 'us-west-2_AbCdEfGhI',
          clientId: '1h57kf5cpq17m0eml12EXAMPLE',
        },
      },
    })
    .output(identityConfigSchema)
    .query(({ ctx }) => describeIdentity(ctx)),
});
