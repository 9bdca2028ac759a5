import { logChange } from '../../../platform/audit/queries.ts';
import type { Caller } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { addSeconds } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { endSessionsBefore } from '../../staff/sessions/queries.ts';
import { revokeSessionOf, revokeSessionsOf } from '../local-pool/session-queries.ts';

type Deps = Pick<Context, 'db' | 'localPool' | 'now'> & { user: Caller };

/**
 * Ends one of the caller's sessions of the embedded pool: its tokens are rejected at once. Throws `session_not_found`.
 */
export async function endSession({ db, localPool, now, user }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended =
      localPool && (await revokeSessionOf(tx, user.signIn.sub, { originJti: id, now: now() }));
    if (!ended) throw notFound('session', 'This session has ended already.');
    await logChange(tx, user.username, 'session.end', ['users', user.id], {
      after: { username: user.username, device: ended.device },
    });
  });
}

/**
 * Ends the caller's session, the other ones, or all of them. Access ends at once: the embedded pool revokes the sessions; with
 * Cognito, tokens of sessions that began before now are rejected. Returns how many sessions ended; null with Cognito,
 * where the browser must call GlobalSignOut as well. With Cognito, throws `session_not_found` for `others`.
 */
export async function endSessions(deps: Deps, which: 'current' | 'others' | 'all') {
  const { db, localPool, now, user } = deps;
  const { sub, sessionId } = user.signIn;
  if (which === 'current') return endCurrent(deps);
  const except = which === 'others' ? (sessionId ?? undefined) : undefined;
  if (which === 'others' && !localPool) {
    throw notFound('session', 'Amazon Cognito can only end all sessions together.');
  }
  const ended = await db.transaction().execute(async (tx) => {
    const count = localPool ? await revokeSessionsOf(tx, sub, { now: now(), except }) : null;
    if (!localPool) await endSessionsBefore(tx, user.id, nextSecond(now()));
    if (count === 0) return count;
    const action = which === 'all' ? 'session.end-all' : 'session.end-others';
    await logChange(tx, user.username, action, ['users', user.id], {
      after: { username: user.username, ...(count !== null && { sessions: count }) },
    });
    return count;
  });
  return { ended };
}

/** Signs out: the session of this call. With Cognito, the browser revokes its token. */
async function endCurrent({ db, localPool, now, user }: Deps) {
  const { sub, sessionId } = user.signIn;
  if (!localPool || !sessionId) return { ended: null };
  const ended = await revokeSessionOf(db, sub, { originJti: sessionId, now: now() });
  return { ended: ended ? 1 : 0 };
}

/** Tokens state whole seconds: a session that began in the current second ends as well. */
function nextSecond(now: Date): Date {
  const next = addSeconds(now, 1);
  next.setUTCMilliseconds(0);
  return next;
}
