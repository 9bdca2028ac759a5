import { FetchError, KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import type { Jwks, JwksCache, JwkWithKid } from 'aws-jwt-verify/jwk';
import { retryWithBackoff } from '../../platform/background/retry-with-backoff.ts';

/** The pool's public keys, in the interface that aws-jwt-verify expects. */
export type KeySet = JwksCache & {
  isLoaded(): boolean;
  close(): void;
};

type Decomposed = Parameters<JwksCache['getJwk']>[1];

const LOAD_BACKOFF = { firstMs: 500, maxMs: 30_000 };

// A pool rotates its keys rarely, but attackers can send a thousand unknown key ids a second.
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** A fixed set of keys that is never fetched. */
export function fixedKeys(jwks: Jwks): KeySet {
  return {
    getJwk: async (_uri, token) => pick(jwks, token),
    getCachedJwk: (_uri, token) => pick(jwks, token),
    getJwks: async () => jwks,
    addJwks: () => {},
    isLoaded: () => true,
    close: () => {},
  };
}

/**
 * Keys fetched from `uri`: at the start, with retries until it works, and again, at most once a minute, when a token
 * names an unknown key.
 */
export function fetchedKeys(
  uri: string,
  {
    fetchKeys,
    onFailure,
  }: { fetchKeys: (uri: string) => Promise<Jwks>; onFailure: (error: unknown) => void },
): KeySet {
  let jwks: Jwks | undefined;
  let loading: Promise<void> | undefined;
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  const closing = new AbortController();

  const load = () => {
    loading ??= fetchKeys(uri)
      .then((fetched) => {
        jwks = fetched;
      })
      .finally(() => {
        loadedAtMs = performance.now();
        loading = undefined;
      });
    return loading;
  };
  // Only rejects once the key set is closed.
  retryWithBackoff(load, { backoff: LOAD_BACKOFF, onFailure, signal: closing.signal }).catch(
    () => {},
  );

  const loaded = () => {
    if (jwks) return jwks;
    throw new FetchError(uri, new Error('The keys have not been loaded yet'));
  };
  return {
    async getJwk(_uri, token) {
      if (!jwks && loading) await loading.catch(() => {});
      const isKnown = loaded().keys.some(({ kid }) => kid === token.header.kid);
      const mayReload = performance.now() - loadedAtMs > RELOAD_AT_MOST_EVERY_MS;
      if (!isKnown && mayReload) await load().catch(onFailure);
      return pick(loaded(), token);
    },
    getCachedJwk: (_uri, token) => pick(loaded(), token),
    getJwks: async () => loaded(),
    addJwks: (_uri, added) => {
      jwks = added;
    },
    isLoaded: () => jwks !== undefined,
    close: () => closing.abort(),
  };
}

function pick({ keys }: Jwks, { header: { kid } }: Decomposed): JwkWithKid {
  const key = keys.find((candidate) => candidate.kid === kid);
  if (key && kid) return { ...key, kid };
  throw new KidNotFoundInJwksError('The pool has no such key');
}
