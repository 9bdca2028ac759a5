import { DomainError } from '../errors.ts';

// What nobody reading the site comes near: a page costs at most five, a call one.
const CAPACITY = 1_200;
const REFILL_PER_SECOND = 20;
const MAX_CLIENTS = 20_000;

/**
 * What one client may ask of one process before it has to wait: a bucket that fills by itself. It
 * protects the processor from reads, which are many and cheap; writes are counted in the database.
 */
export class ClientBudget {
  #buckets = new Map<string, { left: number; atMs: number }>();
  readonly #factor: number;
  readonly #nowMs: () => number;

  /** @param factor Widens the limit: RATE_LIMIT_FACTOR. */
  constructor(factor: number, nowMs: () => number = () => performance.now()) {
    this.#factor = factor;
    this.#nowMs = nowMs;
  }

  /** Takes `cost` from the client's budget. Throws `too_many_requests` if that is used up. */
  spend(clientKey: string, cost: number): void {
    const atMs = this.#nowMs();
    const capacity = CAPACITY * this.#factor;
    const perMs = (REFILL_PER_SECOND * this.#factor) / 1_000;
    const bucket = this.#buckets.get(clientKey) ?? { left: capacity, atMs };
    const left = Math.min(capacity, bucket.left + (atMs - bucket.atMs) * perMs);
    this.#keep(clientKey, { left: left < cost ? left : left - cost, atMs });
    if (left >= cost) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((cost - left) / perMs / 1_000));
    throw new DomainError(
      'rate_limited',
      'too_many_requests',
      'Too many requests. Please wait a moment and try again.',
      { retryAfterSeconds },
    );
  }

  /** Forgets whoever has been quiet longest: their bucket would be full again anyway. */
  #keep(clientKey: string, bucket: { left: number; atMs: number }): void {
    this.#buckets.delete(clientKey);
    this.#buckets.set(clientKey, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_CLIENTS && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
