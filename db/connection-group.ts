import type pg from 'pg';
import { QueueTimeoutError } from './queue-timeout-error.ts';

/** The message of pg's own pool for a call that has waited for one of its connections, all of which are in use. */
const TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';

/**
 * A bulkhead in front of a pool, so that queries that wait for one locked table do not take every connection. The
 * queries of one group use at most `maxInUse` connections at a time, or more while fewer than half of the pool are in
 * use, unless the group is strict. Callers are served in order.
 */
export class ConnectionGroup {
  readonly #pool: pg.Pool;
  readonly #maxInUse: number;
  readonly #withinMs: number;
  readonly #isStrict: boolean;
  readonly #isServerLost: () => boolean;
  readonly #waiting = new Set<() => void>();
  #inUse = 0;

  /** `withinMs`: how long a caller waits in total, for its group and then for the pool. */
  constructor(
    pool: pg.Pool,
    {
      maxInUse,
      withinMs,
      isStrict = false,
      isServerLost = () => false,
    }: {
      maxInUse: number;
      withinMs: number;
      isStrict?: boolean;
      /** Whether the database is known not to respond: a full queue is then a consequence of that. */
      isServerLost?: () => boolean;
    },
  ) {
    this.#pool = pool;
    this.#maxInUse = maxInUse;
    this.#withinMs = withinMs;
    this.#isStrict = isStrict;
    this.#isServerLost = isServerLost;
  }

  /** How many callers wait for a connection of this group. */
  get waitingCount(): number {
    return this.#waiting.size;
  }

  /** Checks out a connection; its `release` makes room in the group. Throws `QueueTimeoutError`. */
  connect(): Promise<pg.PoolClient> {
    return this.#hasRoom() ? this.#checkOut() : this.#wait();
  }

  #hasRoom(): boolean {
    if (this.#inUse < this.#maxInUse) return true;
    if (this.#isStrict) return false;
    // pg-pool queues a caller until the next tick even while connections are idle.
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    const inUse = totalCount - idleCount + waitingCount;
    return inUse < Math.floor(options.max / 2);
  }

  async #checkOut(): Promise<pg.PoolClient> {
    this.#inUse += 1;
    try {
      const client = await this.#pool.connect();
      // The pool sets a new `release` each time a client is checked out.
      const { release } = client;
      client.release = (error) => {
        release(error);
        this.#leave();
      };
      return client;
    } catch (error) {
      this.#leave();
      throw error instanceof Error && error.message === TIMEOUT_MESSAGE
        ? this.#queueTimeout()
        : error;
    }
  }

  #queueTimeout(): Error {
    return this.#isServerLost() ? new Error(TIMEOUT_MESSAGE) : new QueueTimeoutError();
  }

  #wait(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        this.#waiting.delete(begin);
        reject(this.#queueTimeout());
      }, this.#withinMs);
      const begin = () => {
        this.#checkOut()
          .then((client) => (isLate ? client.release() : resolve(client)), reject)
          .finally(() => clearTimeout(timer));
      };
      this.#waiting.add(begin);
    });
  }

  #leave(): void {
    this.#inUse -= 1;
    const [next] = this.#waiting;
    if (!next || !this.#hasRoom()) return;
    this.#waiting.delete(next);
    next();
  }
}
