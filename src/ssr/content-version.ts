import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { DatabaseConnection } from '../../db/client.ts';
import { endAtOnce } from '../../db/end-at-once.ts';
import { within } from '../within.ts';
import { sharingNext } from './sharing-next.ts';

/** Counts changes of what the public pages show, over all copies of the process. */
export type ContentVersion = {
  /** Grows with every change; null while changes could go unnoticed, when nothing may be cached. */
  current(): number | null;
  /**
   * The same once everything is counted that was committed before the call; null also if that takes longer
   * than an answer may wait.
   */
  confirm(): Promise<number | null>;
  /**
   * Resolves once everything is counted that was committed before the call, or could go unnoticed. Whoever does
   * not tell within two seconds is listened to no more.
   */
  settle(): Promise<void>;
  close(): Promise<void>;
};

const RECONNECT_MS = { first: 100, most: 2_000 };
const HEARTBEAT_MS = 10_000;
const CONFIRM_WITHIN_MS = 100;
const SETTLE_WITHIN_MS = 2_000;

/**
 * Listens for the notifications that the content tables' triggers send. Resolves once listening, or
 * after the first attempt failed; it reconnects by itself, and counts a reconnection as a change,
 * because it may have missed one.
 */
export async function followContentVersion(
  connection: DatabaseConnection,
  log: FastifyBaseLogger,
): Promise<ContentVersion> {
  let version = 0;
  let listening: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delay = RECONNECT_MS.first;
  let closed = false;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'lawfront-content',
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', () => {
      version += 1;
    });
    try {
      await client.connect();
      await client.query('listen content_changed');
    } catch (error) {
      lose(client, error);
      return;
    }
    if (closed) return void client.end();
    version += 1;
    delay = RECONNECT_MS.first;
    listening = client;
  }

  function lose(client: pg.Client, error?: unknown): void {
    if (listening === client)
      log.warn('no longer listening for content changes; pages are not cached');
    if (listening === client || error !== undefined) {
      listening = undefined;
      endAtOnce(client);
      if (closed) return;
      retry = setTimeout(listen, delay);
      delay = Math.min(delay * 2, RECONNECT_MS.most);
    }
  }

  // A connection that died without a word would never tell of a change.
  const heartbeat = setInterval(() => {
    const client = listening;
    client?.query('select 1').catch((error: unknown) => {
      if (listening === client) lose(client, error);
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /**
   * Postgres signals those who listen before a commit is answered, and hands over what they have not heard
   * yet before it answers anything else.
   */
  async function hearAll(): Promise<number | null> {
    const client = listening;
    try {
      await client?.query('');
    } catch (error) {
      if (client && listening === client) lose(client, error);
    }
    return client && listening === client ? version : null;
  }
  const confirm = sharingNext(hearAll);

  await listen();
  return {
    current: () => (listening ? version : null),
    confirm: () =>
      listening ? within(CONFIRM_WITHIN_MS, confirm(), () => null) : Promise.resolve(null),
    async settle() {
      const client = listening;
      if (!client) return;
      await within(SETTLE_WITHIN_MS, confirm(), () => lose(client));
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      const client = listening;
      listening = undefined;
      await client?.end();
    },
  };
}
