import { LRUCache } from 'lru-cache';
import { MAX_KEY_LENGTH } from '../idempotency/rules.ts';

/** How many retries of one attempt are free. */
const FREE_REPEATS = 2;
const MAX_REMEMBERED = 10_000;

type Attempt = { repeats: number; endsAtMs: number; charged: Promise<void> };

/**
 * Caches attempts, identified by the client's Idempotency-Key, that were recently charged to the client's rate limit,
 * so that a double click or a retry after a lost response counts once. Cached per process: a retry that reaches another
 * instance is charged. Only a few retries are free, as each still costs a request; a retry of an attempt that was
 * rejected is charged.
 */
export function chargedAttempts({ seconds }: { seconds: number }) {
  // Created on first use: it reserves memory for all its entries, and most procedures are never called.
  let attempts: LRUCache<string, Attempt> | undefined;
  return {
    /** Calls `charge`, which rejects above the limit, unless this is a free retry. */
    async charge(
      clientKey: string,
      idempotencyKey: string | null,
      charge: () => Promise<void>,
    ): Promise<void> {
      if (!idempotencyKey || idempotencyKey.length > MAX_KEY_LENGTH) return charge();
      const key = `${clientKey} ${idempotencyKey}`;
      attempts ??= new LRUCache({ max: MAX_REMEMBERED });
      const known = attempts.get(key);
      if (known && known.endsAtMs > Date.now() && known.repeats < FREE_REPEATS) {
        known.repeats += 1;
        // Not decided yet in a double click.
        return known.charged;
      }
      const attempt = { repeats: 0, endsAtMs: Date.now() + seconds * 1_000, charged: charge() };
      attempts.set(key, attempt);
      try {
        await attempt.charged;
      } catch (error) {
        if (attempts.get(key) === attempt) attempts.delete(key);
        throw error;
      }
    },
  };
}
