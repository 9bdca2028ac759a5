import type { Db } from '../../../../db/client.ts';

type NewSession = {
  /** Contained in every token of the session. */
  originJti: string;
  account: string;
  familyHash: string;
  tokenHash: string;
  sealedToken: string;
  signedInAt: Date;
  expiresAt: Date;
};

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('localIdentity.sessions').values(session).execute();
}

export function findSessionByFamily(db: Db, familyHash: string) {
  return db
    .selectFrom('localIdentity.sessions')
    .select([
      'originJti',
      'account',
      'previousTokenHash',
      'sealedToken',
      'rotatedAt',
      'signedInAt',
      'expiresAt',
      'revokedAt',
    ])
    .where('familyHash', '=', familyHash)
    .executeTakeFirst();
}

/** Returns whether the token was current: of concurrent calls with one token, only one replaces it. */
export async function rotateToken(
  db: Db,
  originJti: string,
  {
    tokenHash,
    ...next
  }: { tokenHash: string; nextTokenHash: string; sealedToken: string; now: Date },
): Promise<boolean> {
  const rotated = await db
    .updateTable('localIdentity.sessions')
    .set({
      previousTokenHash: tokenHash,
      tokenHash: next.nextTokenHash,
      sealedToken: next.sealedToken,
      rotatedAt: next.now,
    })
    .where('originJti', '=', originJti)
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .returning('originJti')
    .executeTakeFirst();
  return rotated !== undefined;
}

export async function isSessionLive(db: Db, originJti: string): Promise<boolean> {
  const live = await db
    .selectFrom('localIdentity.sessions')
    .select('originJti')
    .where('originJti', '=', originJti)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return live !== undefined;
}

export async function revokeSession(db: Db, originJti: string, now: Date): Promise<void> {
  await db
    .updateTable('localIdentity.sessions')
    .set({ revokedAt: now })
    .where('originJti', '=', originJti)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Revokes all sessions of an account, optionally except one. */
export async function revokeSessionsOf(
  db: Db,
  account: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  const all = db
    .updateTable('localIdentity.sessions')
    .set({ revokedAt: now })
    .where('account', '=', account)
    .where('revokedAt', 'is', null);
  await (except ? all.where('originJti', '!=', except) : all).execute();
}

export async function deleteExpiredSessions(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.sessions').where('expiresAt', '<', expiredBefore).execute();
}
