import { destroyConnection } from './destroy-connection.ts';
import type { SessionClient } from './session-client.ts';

/** A response without progress for this many milliseconds may never come. */
const SILENT_AFTER_MS = 1_500;

type Progress = {
  bytesRead: number;
  sinceMs: number;
  /** Whether the server process has been found idle since then: the response, or the query, seems to be lost. */
  wasIdle?: boolean;
};

/**
 * The open connections of this process. A connection whose packets are lost never reports an error: it is closed after
 * a timeout, so that its pending queries fail and the next call opens a new connection.
 */
export class SilentConnections {
  readonly #open = new Map<SessionClient, Progress>();
  /** Whether the connection with the heartbeat is lost, so that other connections are probably not busy but dead. */
  isServerLost = false;

  add(client: SessionClient): void {
    this.#open.set(client, { bytesRead: client.progress.bytesRead, sinceMs: performance.now() });
    client.once('end', () => this.#open.delete(client));
  }

  /**
   * Closes connections whose response makes no progress although their server process has been found idle twice: the
   * first time, a busy machine may not have let the server process read the query yet. `askBusy` returns which of the
   * given process ids are running a query. Call this about once a second.
   */
  async endUnanswered(askBusy: (pids: number[]) => Promise<number[]>): Promise<void> {
    const silent = this.#listSilent();
    const pids = silent.flatMap(({ pid }) => pid ?? []);
    if (pids.length === 0) return;
    const busy = new Set(await askBusy(pids));
    const stillSilent = new Set(this.#listSilent());
    for (const client of silent) {
      const isBusy = client.pid !== undefined && busy.has(client.pid);
      const seen = this.#open.get(client);
      if (!seen || !stillSilent.has(client)) continue;
      if (seen.wasIdle && !isBusy) destroyConnection(client, unanswered());
      else seen.wasIdle = !isBusy;
    }
  }

  /**
   * Closes idle connections, as nothing shows that they still work, except those in a transaction between two
   * statements: if the server is only slow, the transaction would be lost.
   */
  endIdle(): void {
    for (const client of [...this.#open.keys()]) {
      const isIdle = !client.progress.isWaiting && client.getTransactionStatus() === 'I';
      if (isIdle) destroyConnection(client, unanswered());
    }
  }

  /** Closes connections whose response makes no progress, without querying the server, which is unreachable. */
  endSilent(): void {
    for (const client of this.#listSilent()) destroyConnection(client, unanswered());
  }

  /** Closes every connection, on shutdown. */
  endAll(): void {
    for (const client of [...this.#open.keys()]) destroyConnection(client, unanswered());
  }

  #listSilent(): SessionClient[] {
    const nowMs = performance.now();
    const silent: SessionClient[] = [];
    for (const [client, seen] of this.#open) {
      const { isWaiting, bytesRead } = client.progress;
      if (!isWaiting || bytesRead !== seen.bytesRead) {
        this.#open.set(client, { bytesRead, sinceMs: nowMs });
      } else if (nowMs - seen.sinceMs >= SILENT_AFTER_MS) {
        silent.push(client);
      }
    }
    return silent;
  }
}

const unanswered = () => new Error('Connection terminated: the server does not answer');
