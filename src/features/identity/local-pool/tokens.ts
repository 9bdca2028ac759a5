import { randomUUID } from 'node:crypto';
import { isRecentSignIn } from '../../../platform/auth/step-up/require-recent-sign-in.ts';
import { getUnixTime } from '../../../platform/time/date-math.ts';
import { findConfirmedAt } from '../../staff/sessions/queries.ts';
import { type Account, findAccountBySub } from './account-queries.ts';
import {
  accountDisabled,
  expiredAccessToken,
  invalidAccessToken,
  invalidLogin,
  revokedAccessToken,
  stepUpRequired,
} from './cognito-error.ts';
import { readJwt, signJwt } from './jwt.ts';
import type { LocalPool } from './pool.ts';
import { findLiveSession } from './session-queries.ts';

const TOKEN_TTL_SECONDS = 60 * 60;
const SCOPE = 'aws.cognito.signin.user.admin';

/** Access and id token of a session, with Cognito's claims. */
export async function issueTokens(
  pool: LocalPool,
  account: Account,
  { originJti, signedInAt }: { originJti: string; signedInAt: Date },
) {
  const iat = getUnixTime(pool.now());
  const claims = () => ({
    sub: account.sub,
    iss: pool.issuer,
    origin_jti: originJti,
    jti: randomUUID(),
    event_id: originJti,
    auth_time: getUnixTime(signedInAt),
    iat,
    exp: iat + TOKEN_TTL_SECONDS,
  });
  const [AccessToken, IdToken] = await Promise.all([
    signJwt(pool.signingKey, {
      ...claims(),
      client_id: pool.clientId,
      token_use: 'access',
      scope: SCOPE,
      username: account.username,
    }),
    signJwt(pool.signingKey, {
      ...claims(),
      aud: pool.clientId,
      token_use: 'id',
      'cognito:username': account.username,
      email: account.email,
      email_verified: account.emailVerified,
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: TOKEN_TTL_SECONDS, TokenType: 'Bearer' };
}

/**
 * The account and session of an access token. Throws `NotAuthorizedException` if the token is not ours, has expired or
 * belongs to a session that has ended.
 */
export async function requireAccessToken(
  pool: LocalPool,
  token: string,
): Promise<{ account: Account; originJti: string; signedInAt: Date }> {
  const claims = readJwt(pool.signingKey, token);
  if (claims?.token_use !== 'access' || claims.iss !== pool.issuer) throw invalidAccessToken();
  if (Number(claims.exp) <= getUnixTime(pool.now())) throw expiredAccessToken();
  const originJti = String(claims.origin_jti);
  const account = await findAccountBySub(pool.db, String(claims.sub));
  if (account && !account.enabled) throw accountDisabled();
  const session = account && (await findLiveSession(pool.db, originJti));
  if (!session) throw revokedAccessToken();
  return { account, originJti, signedInAt: session.signedInAt };
}

/**
 * Like `requireAccessToken`, for calls that change how somebody signs in. Also throws `StepUpRequiredException`, unless
 * they have signed in or confirmed the session in the last minutes.
 */
export async function requireRecentAccessToken(pool: LocalPool, token: string) {
  const found = await requireAccessToken(pool, token);
  const { account, originJti, signedInAt } = found;
  const now = pool.now();
  if (isRecentSignIn(signedInAt, now)) return found;
  const confirmedAt = await findConfirmedAt(pool.db, account.sub, originJti);
  if (!confirmedAt || !isRecentSignIn(confirmedAt, now)) throw stepUpRequired();
  return found;
}

/** The account of an id token. Throws `NotAuthorizedException`. */
export async function requireIdToken(pool: LocalPool, token: string): Promise<Account> {
  const claims = readJwt(pool.signingKey, token);
  const isGood =
    claims?.token_use === 'id' &&
    claims.iss === pool.issuer &&
    claims.aud === pool.clientId &&
    Number(claims.exp) > getUnixTime(pool.now());
  const account = isGood ? await findAccountBySub(pool.db, String(claims.sub)) : undefined;
  if (!account?.enabled) throw invalidLogin();
  return account;
}
