/** How the delays between retries grow. */
export type Backoff = {
  /** The delay after the first failure, in milliseconds. It doubles with each further one. */
  firstMs: number;
  /** The longest delay before jitter, in milliseconds. */
  maxMs: number;
  /**
   * Adds a random part of the delay, up to this share of it, so that simultaneous failures are not retried
   * simultaneously.
   */
  jitter?: number;
};

/**
 * Milliseconds to wait after failure number `attempt`, which counts from 1. `atLeastMs` is the delay that the server
 * asked for (`Retry-After`); it may exceed `maxMs`.
 */
export function backoffMs(
  attempt: number,
  { firstMs, maxMs, jitter = 0 }: Backoff,
  atLeastMs = 0,
): number {
  const pauseMs = Math.min(firstMs * 2 ** (attempt - 1), maxMs);
  return Math.max(pauseMs, atLeastMs) + Math.random() * jitter * pauseMs;
}
