import { assertIsJwks, type Jwks } from 'aws-jwt-verify/jwk';
import type { IdentityPool } from '../../platform/auth/identity-pool.ts';
import { invalidToken } from '../../platform/auth/invalid-token.ts';
import { findCognitoAddress } from './cognito-address.ts';
import { fetchedKeys, fixedKeys } from './key-set.ts';
import { CognitoError } from './local-pool/cognito-error.ts';
import type { LocalPool } from './local-pool/pool.ts';
import { hasSecondFactor } from './local-pool/second-factor/queries.ts';
import { isSessionOpen } from './local-pool/sessions.ts';
import { requireAccessToken } from './local-pool/tokens.ts';
import type { IdentityConfig } from './settings.ts';
import { createTokenVerifier } from './verify-token.ts';

const FETCH_WITHIN_MS = 5_000;

export type IdentityOptions = {
  now: () => Date;
  /** Called when the pool's keys could not be fetched. */
  onFailure: (error: unknown) => void;
  /** Replaces the network in tests. */
  fetchKeys?: ((uri: string) => Promise<Jwks>) | undefined;
  /** Replaces Cognito's own address. */
  endpoint?: string | undefined;
};

/** The user pool, as the server uses it. */
export function openIdentity(
  config: IdentityConfig,
  localPool: LocalPool | null,
  options: IdentityOptions,
): IdentityPool {
  return localPool ? embeddedPool(localPool, options) : cognitoPool(config, options);
}

function embeddedPool(pool: LocalPool, { now }: IdentityOptions): IdentityPool {
  const { userPoolId, clientId, signingKey } = pool;
  const keys = fixedKeys({ keys: [signingKey.publicJwk] } as unknown as Jwks);
  const verify = createTokenVerifier({ userPoolId, clientId, keys, now });
  return {
    isEmbedded: true,
    async verify(accessToken) {
      const claims = await verify(accessToken);
      if (!claims.sessionId || !(await isSessionOpen(pool, claims.sessionId))) throw invalidToken();
      return claims;
    },
    async addressOf(accessToken) {
      const { account } = await requireAccessToken(pool, accessToken).catch((error: unknown) => {
        throw error instanceof CognitoError ? invalidToken() : error;
      });
      return { email: account.email, isVerified: account.emailVerified };
    },
    hasSecondFactor: (sub) => hasSecondFactor(pool.db, sub),
    isReady: () => true,
    close: () => {},
  };
}

function cognitoPool(
  { region, userPoolId, clientId }: IdentityConfig,
  { now, onFailure, fetchKeys = fetchJwks, endpoint }: IdentityOptions,
): IdentityPool {
  const address = endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
  const uri = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}/.well-known/jwks.json`;
  const keys = fetchedKeys(uri, { fetchKeys, onFailure });
  return {
    isEmbedded: false,
    verify: createTokenVerifier({ userPoolId, clientId, keys, now }),
    addressOf: (accessToken) => findCognitoAddress(address, accessToken),
    hasSecondFactor: async () => true,
    isReady: () => keys.isLoaded(),
    close: () => keys.close(),
  };
}

async function fetchJwks(uri: string): Promise<Jwks> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(FETCH_WITHIN_MS) });
  if (!response.ok)
    throw new Error(`The keys of the user pool were answered with ${response.status}`);
  const keys: Parameters<typeof assertIsJwks>[0] = await response.json();
  assertIsJwks(keys);
  return keys;
}
