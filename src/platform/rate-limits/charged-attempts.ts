import { LRUCache } from 'lru-cache';

/** How many retries of one attempt are free. */
const FREE_REPEATS = 2;
const MAX_REMEMBERED = 10_000;
const MAX_KEY_LENGTH = 200;

/**
 * Caches attempts, identified by the client's Idempotency-Key, that were recently charged to the client's rate limit,
 * so that a double click or a retry after a lost response counts once. Cached per process: a retry that reaches another
 * instance is charged. Only a few retries are free, as each still costs a request.
 */
export function chargedAttempts({ seconds }: { seconds: number }) {
  // Created on first use: it reserves memory for all its entries, and most procedures are never called.
  let attempts: LRUCache<string, { repeats: number; endsAtMs: number }> | undefined;
  return {
    isFreeRepeat(clientKey: string, idempotencyKey: string | null): boolean {
      if (!idempotencyKey || idempotencyKey.length > MAX_KEY_LENGTH) return false;
      const key = `${clientKey} ${idempotencyKey}`;
      attempts ??= new LRUCache({ max: MAX_REMEMBERED });
      const known = attempts.get(key);
      if (known && known.endsAtMs > Date.now() && known.repeats < FREE_REPEATS) {
        known.repeats += 1;
        return true;
      }
      attempts.set(key, { repeats: 0, endsAtMs: Date.now() + seconds * 1_000 });
      return false;
    },
  };
}
