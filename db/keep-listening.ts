import pg from 'pg';
import type { DatabaseConnection } from './client.ts';
import { endAtOnce } from './end-at-once.ts';
import { SessionClient } from './session-client.ts';
import type { SilentConnections } from './silent-connections.ts';

/** A connection that listens to a channel of Postgres, and another one whenever it is lost. */
export type Listener = {
  /** The connection that listens now; undefined while there is none. */
  current(): SessionClient | undefined;
  /** Ends a connection, if it is the current one, and makes another. */
  giveUp(client: SessionClient): void;
  close(): Promise<void>;
};

type Events = {
  onNotification: () => void;
  /** Whatever was notified before may have been missed. */
  onListening: () => void;
  onLost: () => void;
};

const CONNECT_WITHIN_MS = 1_000;
const QUERY_WITHIN_MS = 5_000;
/** A server that is busy may be late once; after twice, packets are lost. Within five seconds in all. */
const LATE_CONNECTS = 2;
const RECONNECT_MS = { first: 100, most: 1_000 };
// Together less than two seconds, which is how long a lost connection may go unnoticed.
const HEARTBEAT_MS = 1_000;
const HEARTBEAT_ANSWER_WITHIN_MS = 750;

type Options = {
  connection: DatabaseConnection & { application_name: string };
  channel: string;
  /** The other connections of the process; silent ones are closed. */
  silentConnections?: SilentConnections | undefined;
};

/**
 * Resolves once listening, or after the first attempt failed. Each second the server is asked for a sign of life:
 * where packets are lost, nothing else would show that the connection, and others of the process, are dead.
 */
export async function keepListening(
  { connection, channel, silentConnections }: Options,
  { onNotification, onListening, onLost }: Events,
): Promise<Listener> {
  let listening: SessionClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delay = RECONNECT_MS.first;
  let lateInARow = 0;
  let isClosed = false;

  async function listen(): Promise<void> {
    const client = new SessionClient({
      ...connection,
      query_timeout: QUERY_WITHIN_MS,
      keepAlive: true,
    });
    client.on('end', () => giveUp(client));
    client.on('notification', onNotification);
    const opened = client
      .connect()
      .then(() => client.query(`listen ${pg.escapeIdentifier(channel)}`));
    const outcome = await answerWithin(CONNECT_WITHIN_MS, opened);
    lateInARow = outcome === 'late' ? lateInARow + 1 : 0;
    if (lateInARow >= LATE_CONNECTS) silentConnections?.endSilent();
    if (outcome !== 'answered') return replace(client);
    if (isClosed) return void client.end();
    delay = RECONNECT_MS.first;
    listening = client;
    onListening();
  }

  function giveUp(client: SessionClient): void {
    if (listening !== client) return;
    listening = undefined;
    onLost();
    replace(client);
  }

  function replace(client: SessionClient): void {
    endAtOnce(client);
    if (isClosed) return;
    retry = setTimeout(listen, delay);
    delay = Math.min(delay * 2, RECONNECT_MS.most);
  }

  async function checkAlive(client: SessionClient): Promise<void> {
    const outcome = await answerWithin(HEARTBEAT_ANSWER_WITHIN_MS, client.query(''));
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

/** Which of these server processes are at work. Where the server does not say what they do, they are. */
async function listBusy(client: SessionClient, pids: number[]): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'`,
    [pids],
  );
  return rows.map(({ pid }) => pid);
}

/** A stalled process first reads what has arrived meanwhile, then judges whether the time is up. */
function answerWithin(
  ms: number,
  answer: Promise<unknown>,
): Promise<'answered' | 'failed' | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(() => resolve('late')), ms);
    answer
      .then(
        () => resolve('answered'),
        () => resolve('failed'),
      )
      .finally(() => clearTimeout(timer));
  });
}
