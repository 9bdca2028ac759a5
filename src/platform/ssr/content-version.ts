import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseConnection } from '../../../db/client.ts';
import { keepListening } from '../../../db/keep-listening.ts';
import type { SilentConnections } from '../../../db/silent-connections.ts';
import { withTimeout } from '../background/with-timeout.ts';
import { coalesceNext } from './coalesce-next.ts';

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
  silentConnections?: SilentConnections,
): Promise<ContentVersion> {
  let version = 0;
  const count = () => {
    version += 1;
  };
  const listener = await keepListening(
    {
      connection: { ...connection, application_name: 'lawfront-content' },
      channel: 'content_changed',
      silentConnections,
    },
    {
      onNotification: count,
      onListening: count,
      onLost: () => log.warn('no longer listening for content changes; pages are not cached'),
    },
  );

  /**
   * Postgres signals those who listen before a commit is answered, and hands over what they have not heard
   * yet before it answers anything else.
   */
  async function hearAll(): Promise<number | null> {
    const client = listener.current();
    if (!client) return null;
    await client.query('').catch(() => listener.giveUp(client));
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
      if (client) await withTimeout(confirm(), SETTLE_WITHIN_MS, () => listener.giveUp(client));
    },
    close: () => listener.close(),
  };
}
