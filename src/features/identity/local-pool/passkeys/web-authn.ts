import type { LocalPool } from '../pool.ts';

/** The library that verifies passkeys, loaded when the first one is used. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (COSE numbers): every authenticator in use supports at least one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** How long a browser waits for the owner: the lifetime of a challenge. */
export const ANSWER_WITHIN_MS = 180_000;

/** The site that passkeys belong to: the host of PUBLIC_URL, and its pages. */
export function relyingPartyOf({ publicUrl }: Pick<LocalPool, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, expectedOrigin: origin };
}
