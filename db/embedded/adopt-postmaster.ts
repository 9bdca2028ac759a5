import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './data-folder.ts';
import { CANNOT_CONNECT_NOW, openConnectionOnce } from './open-connection.ts';
import { findRunningPostmaster, POLL_MS, type Postmaster, stopPostmaster } from './postmaster.ts';

/**
 * Takes over a server that outlived the process that started it; undefined if there is none. Waits for a server that is
 * still starting, and stops one that cannot be reached (for example because its socket was deleted).
 */
export async function adoptPostmaster(
  { cluster }: Place,
  password: string,
): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = findRunningPostmaster(cluster);
    if (!postmaster) return undefined;
    const answer = await knock(postmaster, password);
    if (answer === 'open') return postmaster;
    if (answer === 'unreachable') await stopPostmaster(postmaster.pid, cluster);
    await wait(POLL_MS);
  }
}

async function knock(
  postmaster: Postmaster,
  password: string,
): Promise<'open' | 'not now' | 'unreachable'> {
  // Until it is ready, the pid file does not say where the server listens; while it stops, it rejects connections.
  if (!postmaster.isReady) return 'not now';
  try {
    await openConnectionOnce(postmaster, password);
    return 'open';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW
      ? 'not now'
      : 'unreachable';
  }
}
