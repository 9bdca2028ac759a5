import type { Caller } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listLiveSessions } from '../local-pool/session-queries.ts';

/** The caller's sessions, the last used first; null with Cognito, which does not tell. */
export async function listSessions({
  db,
  localPool,
  now,
  user,
}: Pick<Context, 'db' | 'localPool' | 'now'> & { user: Caller }) {
  if (!localPool) return null;
  const sessions = await listLiveSessions(db, user.signIn.sub, now());
  return sessions.map((session) => ({
    ...session,
    isCurrent: session.id === user.signIn.sessionId,
  }));
}
