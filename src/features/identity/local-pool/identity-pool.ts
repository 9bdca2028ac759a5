import { randomBytes } from 'node:crypto';
import { getUnixTime } from '../../../platform/time/date-math.ts';
import type { Account } from './account-queries.ts';
import { forbiddenIdentity, noGuests, notFound } from './cognito-error.ts';
import type { LocalPool } from './pool.ts';
import type { GetCredentialsRequest, GetIdRequest } from './requests.ts';
import { requireIdToken } from './tokens.ts';

const CREDENTIALS_TTL_SECONDS = 60 * 60;

/** The identity of the signed-in user; guests have none. */
export async function getId(pool: LocalPool, { IdentityPoolId, Logins }: GetIdRequest) {
  if (IdentityPoolId !== pool.identityPoolId) {
    throw notFound(`IdentityPool '${IdentityPoolId}' not found.`);
  }
  return { IdentityId: identityOf(pool, await requireLogin(pool, Logins)) };
}

/**
 * Temporary credentials in the format that clients expect. No service accepts them: they only keep clients that request
 * some from failing.
 */
export async function getCredentialsForIdentity(
  pool: LocalPool,
  { IdentityId, Logins }: GetCredentialsRequest,
) {
  const account = await requireLogin(pool, Logins);
  if (IdentityId !== identityOf(pool, account)) throw forbiddenIdentity();
  return {
    IdentityId,
    Credentials: {
      AccessKeyId: `ASIALOCAL${randomBytes(6).toString('hex').toUpperCase()}`,
      SecretKey: randomBytes(30).toString('base64'),
      SessionToken: randomBytes(64).toString('base64'),
      Expiration: getUnixTime(pool.now()) + CREDENTIALS_TTL_SECONDS,
    },
  };
}

/** The key of the login is the pool's issuer without the scheme, its value an id token. */
function requireLogin(pool: LocalPool, logins: Readonly<Record<string, string>>): Promise<Account> {
  if (Object.keys(logins).length === 0) throw noGuests();
  return requireIdToken(pool, logins[pool.issuer.replace('https://', '')] ?? '');
}

function identityOf({ region }: LocalPool, { identityId }: Account): string {
  return `${region}:${identityId}`;
}
