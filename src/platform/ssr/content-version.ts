import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseConnection } from '../../../db/client.ts';
import { keepListening } from '../../../db/keep-listening.ts';
import { queryInTurn } from '../../../db/query-in-turn.ts';
import type { SilentConnections } from '../../../db/silent-connections.ts';
import { withTimeout } from '../background/with-timeout.ts';
import type { WriteSignal } from '../background/write-signal.ts';
import { coalesceNext } from './coalesce-next.ts';

/** A version number of the content of public pages, which counts changes across all instances. */
export type ContentVersion = {
  /** Increases with every change; null while changes could be missed, when nothing may be cached. */
  current(): number | null;
  /**
   * The version once every change committed before the call is counted; also null if that takes longer than a response
   * may be delayed.
   */
  confirm(): Promise<number | null>;
  /**
   * Resolves once every change committed before the call is counted and the listeners of `onChange` have dealt with it,
   * or the connection that tells of changes is lost. If that connection does not respond within two seconds, it is given
   * up.
   */
  settle(): Promise<void>;
  /** Calls `listener` at each change; `settle` waits for what it returns. Returns a function that ends that. */
  onChange(listener: () => void | Promise<void>): () => void;
  close(): Promise<void>;
};

const CONTENT_CHANNEL = 'content_changed';
/** Other processes have written to the tables that the payload names; to any table, if it is empty. */
const WRITES_CHANNEL = 'work_written';
/** Postgres refuses payloads of 8,000 bytes. */
const MAX_PAYLOAD_CHARACTERS = 7_000;

const CONFIRM_WITHIN_MS = 100;
const SETTLE_WITHIN_MS = 2_000;

/**
 * Listens for the notifications of the content tables' triggers. Resolves once listening, or after the first attempt
 * failed. It reconnects by itself, and counts a reconnection as a change, because it may have missed one. The same
 * connection connects `writes` with the other processes.
 */
export async function followContentVersion(
  connection: DatabaseConnection,
  log: FastifyBaseLogger,
  silentConnections?: SilentConnections,
  writes?: WriteSignal,
): Promise<ContentVersion> {
  let version = 0;
  const listeners = new Set<() => void | Promise<void>>();
  let handled: Promise<unknown> = Promise.resolve();
  const count = () => {
    version += 1;
    handled = Promise.allSettled(Array.from(listeners, (tell) => tell()));
  };
  const listener = await keepListening(
    {
      connection: { ...connection, application_name: 'lawfront-content' },
      channels: writes ? [CONTENT_CHANNEL, WRITES_CHANNEL] : [CONTENT_CHANNEL],
      silentConnections,
    },
    {
      onNotification: (channel, { isOwn, payload }) => {
        if (channel === CONTENT_CHANNEL) count();
        else if (!isOwn) writes?.noteOtherWrite(payload === '' ? undefined : payload.split(','));
      },
      onListening: () => {
        count();
        writes?.noteOtherWrite(undefined);
        writes?.tellAgain();
      },
      onLost: () => log.warn('no longer listening for content changes; pages are not cached'),
    },
  );

  writes?.tellOthersBy(async (tables) => {
    const client = listener.current();
    if (!client) throw new Error('Not connected to the database.');
    const payload = tables.join(',');
    const told = payload.length > MAX_PAYLOAD_CHARACTERS ? '' : payload;
    await queryInTurn(client, 'select pg_notify($1, $2)', [WRITES_CHANNEL, told]);
  });

  /**
   * Waits for all pending notifications: Postgres signals listeners before a commit is acknowledged, and sends a
   * listener its pending notifications before the result of its next query.
   */
  async function hearAll(): Promise<number | null> {
    const client = listener.current();
    if (!client) return null;
    await queryInTurn(client, '').catch(() => listener.giveUp(client));
    return listener.current() === client ? version : null;
  }
  const confirm = coalesceNext(hearAll);

  return {
    current: () => (listener.current() ? version : null),
    confirm: () =>
      listener.current()
        ? withTimeout(confirm(), CONFIRM_WITHIN_MS, () => null)
        : Promise.resolve(null),
    async settle() {
      const client = listener.current();
      if (!client) return;
      await withTimeout(confirm(), SETTLE_WITHIN_MS, () => listener.giveUp(client));
      await withTimeout(handled, SETTLE_WITHIN_MS, () => {});
    },
    onChange(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    close: () => listener.close(),
  };
}
