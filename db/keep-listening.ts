import pg from 'pg';
import type { DatabaseConnection } from './client.ts';
import { endAtOnce } from './end-at-once.ts';

/** A connection that listens to a channel of Postgres, and another one whenever it is lost. */
export type Listener = {
  /** The connection that listens now; undefined while there is none. */
  current(): pg.Client | undefined;
  /** Ends a connection, if it is the current one, and makes another. */
  giveUp(client: pg.Client): void;
  close(): Promise<void>;
};

type Events = {
  onNotification: () => void;
  /** Whatever was notified before may have been missed. */
  onListening: () => void;
  onLost: () => void;
};

const CONNECT_WITHIN_MS = 2_000;
const QUERY_WITHIN_MS = 5_000;
const RECONNECT_MS = { first: 100, most: 2_000 };
const HEARTBEAT_MS = 10_000;

/** Resolves once listening, or after the first attempt failed. */
export async function keepListening(
  connection: DatabaseConnection & { application_name: string },
  channel: string,
  { onNotification, onListening, onLost }: Events,
): Promise<Listener> {
  let listening: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delay = RECONNECT_MS.first;
  let isClosed = false;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: QUERY_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', () => giveUp(client));
    client.on('end', () => giveUp(client));
    client.on('notification', onNotification);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      return replace(client);
    }
    if (isClosed) return void client.end();
    delay = RECONNECT_MS.first;
    listening = client;
    onListening();
  }

  function giveUp(client: pg.Client): void {
    if (listening !== client) return;
    listening = undefined;
    onLost();
    replace(client);
  }

  function replace(client: pg.Client): void {
    endAtOnce(client);
    if (isClosed) return;
    retry = setTimeout(listen, delay);
    delay = Math.min(delay * 2, RECONNECT_MS.most);
  }

  // A connection that died without a word would never tell of anything.
  const heartbeat = setInterval(() => {
    const client = listening;
    client?.query('').catch(() => giveUp(client));
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
