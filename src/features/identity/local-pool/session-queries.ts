import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';

type NewSession = {
  /** Contained in every token of the session. */
  originJti: string;
  account: string;
  familyHash: string;
  tokenHash: string;
  sealedToken: string;
  /** Such as `Firefox on Windows`; null if unknown. */
  device: string | null;
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

/** A session that has not been revoked, of an enabled account. */
export function findLiveSession(db: Db, originJti: string) {
  return db
    .selectFrom('localIdentity.sessions as session')
    .innerJoin('localIdentity.accounts as account', 'account.sub', 'session.account')
    .select(['session.originJti', 'session.signedInAt', 'session.lastUsedAt'])
    .where('session.originJti', '=', originJti)
    .where('session.revokedAt', 'is', null)
    .where('account.enabled', '=', true)
    .executeTakeFirst();
}

/** The active sessions of an account, most recently used first. */
export function listLiveSessions(db: Db, account: string, now: Date) {
  return db
    .selectFrom('localIdentity.sessions')
    .select(['originJti as id', 'device', 'signedInAt'])
    .select(sql<Date>`coalesce(last_used_at, signed_in_at)`.as('lastUsedAt'))
    .where('account', '=', account)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy(sql`coalesce(last_used_at, signed_in_at)`, 'desc')
    .orderBy('originJti')
    .execute();
}

export async function recordSessionUse(db: Db, originJti: string, now: Date): Promise<void> {
  await db
    .updateTable('localIdentity.sessions')
    .set({ lastUsedAt: now })
    .where('originJti', '=', originJti)
    .execute();
}

/** Ends one session of an account. Returns its device, or undefined if there is no such session. */
export function revokeSessionOf(
  db: Db,
  account: string,
  { originJti, now }: { originJti: string; now: Date },
) {
  return db
    .updateTable('localIdentity.sessions')
    .set({ revokedAt: now })
    .where('originJti', '=', originJti)
    .where('account', '=', account)
    .where('revokedAt', 'is', null)
    .returning('device')
    .executeTakeFirst();
}

export async function revokeSession(db: Db, originJti: string, now: Date): Promise<void> {
  await db
    .updateTable('localIdentity.sessions')
    .set({ revokedAt: now })
    .where('originJti', '=', originJti)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Revokes all sessions of an account, optionally except one. Returns how many. */
export async function revokeSessionsOf(
  db: Db,
  account: string,
  { now, except }: { now: Date; except?: string | undefined },
): Promise<number> {
  const all = db
    .updateTable('localIdentity.sessions')
    .set({ revokedAt: now })
    .where('account', '=', account)
    .where('revokedAt', 'is', null);
  const [result] = await (except ? all.where('originJti', '!=', except) : all).execute();
  return Number(result?.numUpdatedRows ?? 0);
}

export async function deleteExpiredSessions(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('localIdentity.sessions').where('expiresAt', '<', expiredBefore).execute();
}
