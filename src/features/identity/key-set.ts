import { FetchError, KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import type { Jwks, JwksCache, JwkWithKid } from 'aws-jwt-verify/jwk';

/** The pool's public keys, as aws-jwt-verify asks for them. */
export type KeySet = JwksCache & {
  isLoaded(): boolean;
  close(): void;
};

type Decomposed = Parameters<JwksCache['getJwk']>[1];

const RETRY_MS = { first: 500, most: 30_000 };

// A pool changes its keys in days; strangers may name unknown ones a thousand times a second.
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** Keys that are known from the start and never fetched. */
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
 * Keys fetched from `uri`: once at the start, tried again until it works; and once more, at most every
 * minute, when a token names a key that is not among them.
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
  let retry: NodeJS.Timeout | undefined;

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
  const loadUntilDone = (delayMs: number) => {
    load().catch((error: unknown) => {
      onFailure(error);
      retry = setTimeout(loadUntilDone, delayMs, Math.min(delayMs * 2, RETRY_MS.most));
      retry.unref();
    });
  };
  loadUntilDone(RETRY_MS.first);

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
    close: () => clearTimeout(retry),
  };
}

function pick({ keys }: Jwks, { header: { kid } }: Decomposed): JwkWithKid {
  const key = keys.find((candidate) => candidate.kid === kid);
  if (key && kid) return { ...key, kid };
  throw new KidNotFoundInJwksError('The pool has no such key');
}
