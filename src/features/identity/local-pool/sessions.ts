import { randomUUID } from 'node:crypto';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { newToken } from '../../../platform/secrets/new-token.ts';
import { addDays, differenceInSeconds } from '../../../platform/time/date-math.ts';
import { type Account, findAccountBySub } from './account-queries.ts';
import { accountDisabled, invalidRefreshToken, revokedRefreshToken } from './cognito-error.ts';
import { describeDevice } from './describe-device.ts';
import type { LocalPool, PoolCall } from './pool.ts';
import {
  findLiveSession,
  findSessionByFamily,
  insertSession,
  recordSessionUse,
  revokeSession,
  revokeSessionsOf,
  rotateToken,
} from './session-queries.ts';
import { issueTokens, requireAccessToken } from './tokens.ts';

const SESSION_DAYS = 30;
/** Tabs that wake up together send the same token; within this time, that is not treated as theft. */
const RACING_TABS_SECONDS = 10;
const USE_NOTED_EVERY_SECONDS = 10 * 60;

const placeOf = (originJti: string) => `local_identity.sessions.sealed_token:${originJti}`;

/** Signs in: opens a session and returns its first tokens. */
export async function openSession(pool: PoolCall, account: Account) {
  const { db, now, secrets } = pool;
  const signedInAt = now();
  const [originJti, family, token] = [randomUUID(), newToken(), newToken()];
  await insertSession(db, {
    originJti,
    account: account.sub,
    familyHash: hashOfToken(family),
    tokenHash: hashOfToken(token),
    sealedToken: secrets.seal(token, placeOf(originJti)),
    device: await describeDevice(pool.userAgent),
    signedInAt,
    expiresAt: addDays(signedInAt, SESSION_DAYS),
  });
  const tokens = await issueTokens(pool, account, { originJti, signedInAt });
  return { ...tokens, RefreshToken: `${family}.${token}` };
}

/**
 * Returns new tokens for a refresh token, including its successor (rotation). If a token is used more than
 * `RACING_TABS_SECONDS` after it was replaced, it has been stolen: the session is revoked for every client.
 */
export async function refreshSession(pool: LocalPool, refreshToken: string) {
  const { db, now } = pool;
  const [family = '', token = ''] = refreshToken.split('.');
  const session = await findSessionByFamily(db, hashOfToken(family));
  if (!session) throw invalidRefreshToken();
  if (session.revokedAt) throw revokedRefreshToken();
  if (session.expiresAt <= now()) throw invalidRefreshToken();
  const account = await findAccountBySub(db, session.account);
  if (!account?.enabled) throw accountDisabled();
  const next = await nextToken(pool, session.originJti, { family, token });
  const tokens = await issueTokens(pool, account, session);
  return { AuthenticationResult: { ...tokens, RefreshToken: `${family}.${next}` } };
}

async function nextToken(
  { db, now, secrets }: LocalPool,
  originJti: string,
  { family, token }: { family: string; token: string },
): Promise<string> {
  const next = newToken();
  const rotated = await rotateToken(db, originJti, {
    tokenHash: hashOfToken(token),
    nextTokenHash: hashOfToken(next),
    sealedToken: secrets.seal(next, placeOf(originJti)),
    now: now(),
  });
  if (rotated) return next;
  const session = await findSessionByFamily(db, hashOfToken(family));
  const isRacing =
    session?.rotatedAt &&
    session.revokedAt === null &&
    session.previousTokenHash === hashOfToken(token) &&
    differenceInSeconds(now(), session.rotatedAt) < RACING_TABS_SECONDS;
  if (isRacing) return secrets.open(session.sealedToken, placeOf(originJti));
  await revokeSession(db, originJti, now());
  throw revokedRefreshToken();
}

/**
 * Whether the session of an access token is still active. Records in the background when it was used, at most once in
 * `USE_NOTED_EVERY_SECONDS`.
 */
export async function isSessionOpen(pool: LocalPool, originJti: string): Promise<boolean> {
  const { db, now, background } = pool;
  const session = await findLiveSession(db, originJti);
  if (!session) return false;
  const usedAt = session.lastUsedAt ?? session.signedInAt;
  if (differenceInSeconds(now(), usedAt) >= USE_NOTED_EVERY_SECONDS) {
    background.run(() => recordSessionUse(db, originJti, now()));
  }
  return true;
}

/** Ends the session of a refresh token. An unknown token is not an error. */
export async function revokeToken({ db, now }: LocalPool, refreshToken: string) {
  const [family = ''] = refreshToken.split('.');
  const session = await findSessionByFamily(db, hashOfToken(family));
  if (session) await revokeSession(db, session.originJti, now());
  return {};
}

/** Ends all sessions of the caller. */
export async function globalSignOut(pool: LocalPool, accessToken: string) {
  const { account } = await requireAccessToken(pool, accessToken);
  await revokeSessionsOf(pool.db, account.sub, { now: pool.now() });
  return {};
}
