import { LRUCache } from 'lru-cache';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../errors/errors.ts';
import { type ClientScope, scopesOf } from '../rate-limits/client-key.ts';

// Far more than a reader of the site needs: a page costs at most five, a call one.
const CAPACITY = 1_200;
const REFILL_PER_SECOND = 20;
/** Clients and networks together. */
const MAX_CLIENTS = 20_000;

type Bucket = { left: number; atMs: number };

/**
 * A rate limit per client and process, as a token bucket. It protects the CPU from floods of reads, each of which is
 * cheap; writes are limited by counters in the database.
 */
export class ClientBudget {
  /**
   * The least recently used bucket is evicted first: it would be full again anyway. With a `max`, the cache would reserve
   * memory for all of them at once.
   */
  readonly #buckets = new LRUCache<string, Bucket>({
    maxSize: MAX_CLIENTS,
    sizeCalculation: () => 1,
  });
  readonly #factor: number;
  readonly #nowMs: () => number;

  /** @param factor Raises the limit: RATE_LIMIT_FACTOR. */
  constructor(factor: number, nowMs: () => number = () => performance.now()) {
    this.#factor = factor;
    this.#nowMs = nowMs;
  }

  /** Takes `cost` from the client's budget. Throws `too_many_requests` if too little is left. */
  spend(clientKey: string, cost: number): void {
    const waitMs = this.#take(clientKey, cost);
    if (waitMs === 0) return;
    throw new DomainError('rate_limited', 'too_many_requests', errors.tooManyRequests, {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
    });
  }

  /** Like `spend`, but returns whether enough was left. */
  trySpend(clientKey: string, cost: number): boolean {
    return this.#take(clientKey, cost) === 0;
  }

  /** Milliseconds until the client and its networks all have enough left; 0 if the cost was taken from all of them. */
  #take(clientKey: string, cost: number): number {
    const nowMs = this.#nowMs();
    let waitMs = 0;
    const filled = scopesOf(clientKey).map((scope) => {
      const bucket = this.#fill(scope, nowMs);
      const missing = cost - bucket.left;
      if (missing > 0) waitMs = Math.max(waitMs, missing / this.#perMs(scope));
      return bucket;
    });
    if (waitMs === 0) for (const bucket of filled) bucket.left -= cost;
    return waitMs;
  }

  #fill(scope: ClientScope, nowMs: number): Bucket {
    const capacity = CAPACITY * this.#factor * scope.widens;
    let bucket = this.#buckets.get(scope.key);
    if (!bucket) {
      bucket = { left: capacity, atMs: nowMs };
      this.#buckets.set(scope.key, bucket);
    }
    bucket.left = Math.min(capacity, bucket.left + (nowMs - bucket.atMs) * this.#perMs(scope));
    bucket.atMs = nowMs;
    return bucket;
  }

  #perMs = ({ widens }: ClientScope) => (REFILL_PER_SECOND * this.#factor * widens) / 1_000;
}
