import { z } from 'zod';
import {
  accountProcedure,
  can,
  confirmedAccountProcedure,
  publicProcedure,
  router,
} from '../../platform/trpc/trpc.ts';
import { describeIdentity } from './describe-identity.ts';
import { forgetPasskeyName, namePasskey } from './passkey-names/name-passkey.ts';
import { listPasskeyNames } from './passkey-names/queries.ts';
import { namePasskeyInput, passkeyInput, passkeyNamesSchema } from './passkey-names/schema.ts';
import {
  confirmSessionInput,
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
import { getSignInOptions, requireSecondFactorOf } from './second-factor/sign-in-settings.ts';
import { confirmSession } from './sessions/confirm-session.ts';
import { endSession, endSessions } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';

export const identityRouter = router({
  config: publicProcedure
    .meta({
      rest: 'GET /identity/config',
      summary: 'The user pool that accounts sign in to',
      description: 'Clients talk to it with the protocol of Amazon Cognito.',
      omit: ['sendsCodes'],
      errors: [503],
    })
    .output(identityConfigSchema)
    .query(({ ctx }) => describeIdentity(ctx)),

  sessions: accountProcedure.output(ownSessionsSchema).query(({ ctx }) => listSessions(ctx)),

  endSession: accountProcedure
    .input(sessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),

  endSessions: accountProcedure
    .input(endSessionsInput)
    .output(endedSessionsSchema)
    .mutation(({ ctx, input }) => endSessions(ctx, input.which)),

  confirmSession: accountProcedure
    .input(confirmSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmSession(ctx, input.accessToken)),

  /**
   * Throws unless the caller's sign-in is recent enough to change how they sign in. Called before they request the
   * change from the pool.
   */
  requireRecentSignIn: confirmedAccountProcedure.output(z.void()).mutation(() => {}),

  signInOptions: accountProcedure
    .output(signInOptionsSchema)
    .query(({ ctx }) => getSignInOptions(ctx)),

  passkeyNames: accountProcedure
    .output(passkeyNamesSchema)
    .query(({ ctx }) => listPasskeyNames(ctx.db, ctx.user.id)),

  namePasskey: accountProcedure
    .input(namePasskeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => namePasskey(ctx, input)),

  forgetPasskeyName: accountProcedure
    .input(passkeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => forgetPasskeyName(ctx, input.id)),

  createRecoveryCodes: confirmedAccountProcedure
    .output(recoveryCodesSchema)
    .mutation(({ ctx }) => createRecoveryCodes(ctx)),

  requireSecondFactor: can('signIn.require')
    .input(requireSecondFactorInput)
    .output(z.void())
    .mutation(({ ctx, input }) => requireSecondFactorOf(ctx, input.roles)),
});
