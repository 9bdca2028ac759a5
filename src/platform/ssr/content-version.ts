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
  /** Increases with every change; null while changes could be missed, during which nothing may be cached. */
  current(): number | null;
  /**
   * Resolves to the version once every change committed before the call is counted; to null if that takes longer than a
   * response may be delayed.
   */
  confirm(): Promise<number | null>;
  /**
   * Resolves once every change committed before the call is counted and the listeners of `onChange` have handled it, or
   * the connection that receives notifications is lost. If that connection does not respond within two seconds, it is
   * closed and replaced.
   */
  settle(): Promise<void>;
  /**
   * Calls `listener` at each change; `settle` waits for the promise it returns. Returns a function that unsubscribes
   * it.
   */
  onChange(listener: ChangeListener): () => void;
  close(): Promise<void>;
};

/**
 * `isOverdue`: the notification of the change may have been lost. Staff may then already have had the response to the
 * change, and must not see the page from before it.
 */
export type ChangeListener = (change: { isOverdue: boolean }) => void | Promise<void>;

const CONTENT_CHANNEL = 'content_changed';
/**
 * Notification that other processes have written to the tables named in the payload; to any table if the payload is
 * empty.
 */
const WRITES_CHANNEL = 'work_written';
/** Postgres rejects payloads of 8,000 bytes or more. */
const MAX_PAYLOAD_CHARACTERS = 7_000;

const CONFIRM_WITHIN_MS = 100;
const SETTLE_WITHIN_MS = 2_000;

/**
 * Listens for the notifications that triggers on the content tables send. Resolves once listening, or after the first
 * attempt has failed. Reconnects automatically, and counts a reconnection as a change, because a notification may have
 * been missed. The same connection exchanges the notifications of `writes` with other processes.
 */
export async function followContentVersion(
  connection: DatabaseConnection,
  log: FastifyBaseLogger,
  silentConnections?: SilentConnections,
  writes?: WriteSignal,
): Promise<ContentVersion> {
  let version = 0;
  const listeners = new Set<ChangeListener>();
  let handled: Promise<unknown> = Promise.resolve();
  const count = (change: { isOverdue: boolean }) => {
    version += 1;
    handled = Promise.allSettled(Array.from(listeners, (tell) => tell(change)));
  };
  const listener = await keepListening(
    {
      connection: { ...connection, application_name: 'lawfront-content' },
      channels: writes ? [CONTENT_CHANNEL, WRITES_CHANNEL] : [CONTENT_CHANNEL],
      silentConnections,
    },
    {
      onNotification: (channel, { isOwn, payload }) => {
        if (channel === CONTENT_CHANNEL) count({ isOverdue: false });
        else if (!isOwn) writes?.noteOtherWrite(payload === '' ? undefined : payload.split(','));
      },
      onListening: () => {
        count({ isOverdue: true });
        writes?.noteOtherWrite(undefined);
        writes?.flushPending();
      },
      onLost: () => log.warn('no longer listening for content changes; pages are not cached'),
    },
  );

  writes?.setNotifier(async (tables) => {
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
