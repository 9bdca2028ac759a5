import { isRecentSignIn } from '../../../platform/auth/step-up/require-recent-sign-in.ts';
import { STEP_UP_MINUTES } from '../../../platform/auth/step-up/rules.ts';
import type { Caller } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { subMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deleteConfirmationsBefore, saveConfirmation } from '../../staff/sessions/queries.ts';
import { sessionKey } from '../../staff/sessions/session-key.ts';
import { revokeSessionOf } from '../local-pool/session-queries.ts';

type Deps = Pick<Context, 'db' | 'identityPool' | 'localPool' | 'now'> & { user: Caller };

/**
 * Confirms the caller's session (step-up) after they have signed in again, which `accessToken` proves. The session
 * keeps its own tokens, in all tabs. The session of the second sign-in ends: this function ends it in the embedded
 * pool; with Cognito, the browser does. Throws `other_account` (403) if somebody else signed in, `sign_in_not_recent`
 * (403), and what `verify` throws.
 */
export async function confirmSession(
  { db, identityPool, localPool, now, user }: Deps,
  accessToken: string,
): Promise<void> {
  const { sub, signedInAt, sessionId } = await identityPool.verify(accessToken);
  if (sub !== user.signIn.sub) {
    throw new DomainError(
      'forbidden',
      'other_account',
      'That is another account. Confirm with the account that you are signed in with.',
    );
  }
  if (!isRecentSignIn(signedInAt, now())) {
    throw new DomainError('forbidden', 'sign_in_not_recent', 'Please sign in again to confirm.');
  }
  await db.transaction().execute(async (tx) => {
    await deleteConfirmationsBefore(tx, user.id, subMinutes(now(), STEP_UP_MINUTES));
    await saveConfirmation(tx, {
      userId: user.id,
      session: sessionKey(user.signIn),
      confirmedAt: signedInAt,
    });
    if (localPool && sessionId && sessionId !== user.signIn.sessionId) {
      await revokeSessionOf(tx, sub, { originJti: sessionId, now: now() });
    }
  });
}
