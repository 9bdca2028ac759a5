import { DomainError } from '../errors/errors.ts';

const MAX_AT_ONCE = 8;
const MAX_WAITING = 200;

/**
 * Limits concurrent renders; further ones wait in a queue: rendering is CPU-bound, and more concurrency only makes each
 * render slower. Throws `too_busy` if too many wait.
 */
export class RenderGate {
  #running = 0;
  #waiting: (() => void)[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) throw tooBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}

function tooBusy(): DomainError {
  return new DomainError(
    'unavailable',
    'too_busy',
    'We have more visitors than we can serve at once. Please try again in a moment.',
    { retryAfterSeconds: 1 },
  );
}
