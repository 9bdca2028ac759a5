import { setImmediate } from 'node:timers/promises';

/** Work that is begun by a call and done after its answer, so that the answer does not depend on it. */
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

  /** Resolves once all that has begun is done. Never rejects. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
