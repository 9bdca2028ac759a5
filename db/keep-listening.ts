import pg from 'pg';
import { backoffMs } from '../src/platform/background/backoff.ts';
import type { DatabaseConnection } from './client.ts';
import { DatabaseError } from './database-error.ts';
import { destroyConnection } from './destroy-connection.ts';
import { queryInTurn } from './query-in-turn.ts';
import { SessionClient } from './session-client.ts';
import type { SilentConnections } from './silent-connections.ts';

/** A connection that listens to Postgres channels and is replaced whenever it is lost. */
export type Listener = {
  /** The connection that is listening now, for `queryInTurn`; undefined while it is being replaced. */
  current(): SessionClient | undefined;
  /** Closes the given connection, if it is the current one, and opens another. */
  giveUp(client: SessionClient): void;
  close(): Promise<void>;
};

type Events = {
  /** `isOwn`: whether this connection has sent the notification itself. */
  onNotification: (channel: string, notification: { isOwn: boolean; payload: string }) => void;
  /** Called each time a connection starts listening: notifications sent before may have been missed. */
  onListening: () => void;
  onLost: () => void;
};

const CONNECT_WITHIN_MS = 1_000;
const QUERY_WITHIN_MS = 5_000;
/**
 * A busy server may respond late once; two attempts in a row without a response mean that there is no way to it.
 * Detected within five seconds.
 */
const LOST_CONNECTS = 2;
const RECONNECT_BACKOFF = { firstMs: 100, maxMs: 1_000 };
// The sum is less than two seconds, the time in which a lost connection must be detected.
const HEARTBEAT_MS = 1_000;
const HEARTBEAT_ANSWER_WITHIN_MS = 750;

type Options = {
  connection: DatabaseConnection & { application_name: string };
  channels: readonly string[];
  /** The other connections of the process, of which silent ones are closed. */
  silentConnections?: SilentConnections | undefined;
};

/**
 * Resolves once listening, or after the first attempt has failed. Sends a heartbeat query each second: where packets
 * are lost, nothing else shows that this connection, and others of the process, are dead.
 */
export async function keepListening(
  { connection, channels, silentConnections }: Options,
  { onNotification, onListening, onLost }: Events,
): Promise<Listener> {
  let listening: SessionClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;
  let lostInARow = 0;
  let isClosed = false;

  async function listen(): Promise<void> {
    const client = new SessionClient({
      ...connection,
      query_timeout: QUERY_WITHIN_MS,
      keepAlive: true,
    });
    client.on('end', () => giveUp(client));
    client.on('notification', ({ channel, processId, payload = '' }) =>
      onNotification(channel, { isOwn: processId === client.pid, payload }),
    );
    const opened = client
      .connect()
      .then(() =>
        client.query(channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join(';')),
      );
    const outcome = await answerWithin(CONNECT_WITHIN_MS, opened);
    const isLost = outcome === 'late' || outcome === 'unreachable';
    lostInARow = isLost ? lostInARow + 1 : 0;
    if (lostInARow >= LOST_CONNECTS) silentConnections?.endSilent();
    if (outcome !== 'answered') return replace(client);
    if (isClosed) return void client.end();
    attempts = 0;
    listening = client;
    if (silentConnections) silentConnections.isServerLost = false;
    onListening();
  }

  function giveUp(client: SessionClient): void {
    if (listening !== client) return;
    listening = undefined;
    if (silentConnections) silentConnections.isServerLost = true;
    onLost();
    replace(client);
  }

  function replace(client: SessionClient): void {
    destroyConnection(client);
    if (isClosed) return;
    attempts += 1;
    retry = setTimeout(listen, backoffMs(attempts, RECONNECT_BACKOFF));
  }

  async function checkAlive(client: SessionClient): Promise<void> {
    const outcome = await answerWithin(HEARTBEAT_ANSWER_WITHIN_MS, queryInTurn(client, ''));
    if (outcome === 'answered') {
      await silentConnections?.endUnanswered((pids) => listBusy(client, pids));
    } else if (listening === client) {
      silentConnections?.endIdle();
      giveUp(client);
    }
  }

  const heartbeat = setInterval(() => {
    if (listening) checkAlive(listening).catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();

  await listen();
  return {
    current: () => listening,
    giveUp,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const client = listening;
      listening = undefined;
      await client?.end();
    },
  };
}

/**
 * The server processes, out of `pids`, that are running a query. Those whose state the server hides count as running
 * one.
 */
async function listBusy(client: SessionClient, pids: number[]): Promise<number[]> {
  const { rows } = await queryInTurn<{ pid: number }>(
    client,
    `select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'`,
    [pids],
  );
  return rows.map(({ pid }) => pid);
}

/** On timeout, lets a process that has stalled first read what has arrived in the meantime. */
function answerWithin(
  ms: number,
  answer: Promise<unknown>,
): Promise<'answered' | 'rejected' | 'unreachable' | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(() => resolve('late')), ms);
    answer
      .then(
        () => resolve('answered'),
        (error: unknown) => resolve(isFromServer(error) ? 'rejected' : 'unreachable'),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** Whether the server rejected the query, or has too many connection attempts pending (EAGAIN on a Unix socket). */
const isFromServer = (error: unknown) =>
  error instanceof DatabaseError ||
  (error instanceof Error && 'code' in error && error.code === 'EAGAIN');
