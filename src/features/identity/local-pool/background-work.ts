import { setImmediate } from 'node:timers/promises';

/** Work that a call starts but does not wait for, so that the response time does not depend on it. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  run(work: () => Promise<void>): void {
    const done = setImmediate()
      .then(work)
      .catch(this.#onError)
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  /** Resolves when all work started so far is done. Never rejects. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
