import { z } from 'zod';
import { can, publicProcedure, router, staffProcedure } from '../../platform/trpc/trpc.ts';
import { describeIdentity } from './describe-identity.ts';
import {
  endedSessionsSchema,
  endSessionsInput,
  identityConfigSchema,
  ownSessionsSchema,
  recoveryCodesSchema,
  requireSecondFactorInput,
  sessionInput,
  signInOptionsSchema,
} from './schema.ts';
import { createRecoveryCodes } from './second-factor/recovery-codes.ts';
import { getSignInOptions, requireSecondFactor } from './second-factor/sign-in-settings.ts';
import { endSession, endSessions } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';

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

  sessions: staffProcedure.output(ownSessionsSchema).query(({ ctx }) => listSessions(ctx)),

  endSession: staffProcedure
    .input(sessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),

  endSessions: staffProcedure
    .input(endSessionsInput)
    .output(endedSessionsSchema)
    .mutation(({ ctx, input }) => endSessions(ctx, input.which)),

  signInOptions: staffProcedure
    .output(signInOptionsSchema)
    .query(({ ctx }) => getSignInOptions(ctx)),

  createRecoveryCodes: staffProcedure
    .output(recoveryCodesSchema)
    .mutation(({ ctx }) => createRecoveryCodes(ctx)),

  requireSecondFactor: can('signIn.require')
    .input(requireSecondFactorInput)
    .output(z.void())
    .mutation(({ ctx, input }) => requireSecondFactor(ctx, input.requiresSecondFactor)),
});
