import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors/errors.ts';
import { type ClientScope, scopesOf } from '../rate-limits/client-key.ts';

// What nobody reading the site comes near: a page costs at most five, a call one.
const CAPACITY = 1_200;
const REFILL_PER_SECOND = 20;
/** And networks. */
const MAX_CLIENTS = 20_000;

type Bucket = { left: number; atMs: number };

/**
 * What one client may ask of one process before it has to wait: a bucket that fills by itself. It
 * protects the processor from reads, which are many and cheap; writes are counted in the database.
 */
export class ClientBudget {
  /** Who has been quiet longest is forgotten first: their bucket would be full again anyway. */
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_CLIENTS });
  readonly #factor: number;
  readonly #nowMs: () => number;

  /** @param factor Widens the limit: RATE_LIMIT_FACTOR. */
  constructor(factor: number, nowMs: () => number = () => performance.now()) {
    this.#factor = factor;
    this.#nowMs = nowMs;
  }

  /** Takes `cost` from the client's budget. Throws `too_many_requests` if that is used up. */
  spend(clientKey: string, cost: number): void {
    const waitMs = this.#take(clientKey, cost);
    if (waitMs === 0) return;
    throw new DomainError(
      'rate_limited',
      'too_many_requests',
      'Too many requests. Please wait a moment and try again.',
      { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) },
    );
  }

  /** The same, and answers whether there was as much. */
  trySpend(clientKey: string, cost: number): boolean {
    return this.#take(clientKey, cost) === 0;
  }

  /** How long the client has to wait until there is as much, in its networks too: 0 if it was taken from all. */
  #take(clientKey: string, cost: number): number {
    const nowMs = this.#nowMs();
    const scopes = scopesOf(clientKey);
    let waitMs = 0;
    for (const scope of scopes) {
      const missing = cost - this.#fill(scope, nowMs).left;
      if (missing > 0) waitMs = Math.max(waitMs, missing / this.#perMs(scope));
    }
    if (waitMs === 0) for (const scope of scopes) this.#fill(scope, nowMs).left -= cost;
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
