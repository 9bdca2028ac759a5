import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { isReadOnly } from './database-error.ts';
import { destroyConnection } from './destroy-connection.ts';
import { NO_LIMITS, type SessionLimits, sessionStatement } from './session-settings.ts';
import type { SilentConnections } from './silent-connections.ts';

export type SessionClientConfig = pg.ClientConfig & {
  /** No limits by default. */
  limits?: SessionLimits;
  /** Closes this connection when the server no longer responds on it. */
  silentConnections?: SilentConnections | undefined;
};

/** How long the server has to close the connection, in milliseconds: an unreachable one never does. */
const END_WITHIN_MS = 1_000;

/** A connection whose session has the settings that our statements depend on. */
export class SessionClient extends pg.Client {
  readonly #limits: SessionLimits;
  readonly #silentConnections: SilentConnections | undefined;
  #pid: number | undefined;

  constructor(config: SessionClientConfig = {}) {
    super(config);
    this.#limits = config.limits ?? NO_LIMITS;
    this.#silentConnections = config.silentConnections;
    // Without a listener, a connection that breaks before its pool listens would end the process.
    this.on('error', () => {});
  }

  /** The server process of this connection. Behind a pooler it differs from `processID`. */
  get pid(): number | undefined {
    return this.#pid;
  }

  /** Whether a response is pending, and the total number of received bytes. */
  get progress(): { isWaiting: boolean; bytesRead: number } {
    const { readyForQuery } = this as unknown as { readyForQuery: boolean };
    return { isWaiting: !readyForQuery, bytesRead: this.#connection.stream.bytesRead };
  }

  get #connection() {
    return (this as unknown as { connection: EventEmitter & { stream: Socket } }).connection;
  }

  override connect = ((callback?: (error?: Error) => void) => {
    const connected = this.#openSession();
    if (!callback) return connected;
    connected.then(
      () => callback(),
      (error: Error) => callback(error),
    );
  }) as pg.Client['connect'];

  async #openSession(): Promise<this> {
    await super.connect();
    // After a failover, the old server may keep running as read-only; only a new connection reaches the new primary.
    this.#connection.on('errorMessage', (message: { code?: string }) => {
      if (isReadOnly(message)) setImmediate(() => destroyConnection(this));
    });
    const { rows } = await super.query<{ pid: number }>(sessionStatement(this.#limits));
    this.#pid = rows[0]?.pid;
    this.#silentConnections?.add(this);
    return this;
  }

  override end = ((callback?: (error?: Error) => void) => {
    const timer = setTimeout(() => destroyConnection(this), END_WITHIN_MS);
    const done = super.end().finally(() => clearTimeout(timer));
    if (!callback) return done;
    done.then(() => callback(), callback);
  }) as pg.Client['end'];
}
