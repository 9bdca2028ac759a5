import type { Db } from '../../../../../db/client.ts';
import { claimHost, keepHost } from './queries.ts';

// A process that dies frees its host after this long.
const CLAIM_SECONDS = 15;
const RENEW_MS = 5_000;
const PAUSE_SECONDS = 2;

/** Another fetch has the host, or had it a moment ago: to be tried again soon. */
class HostBusyError extends Error {
  constructor(host: string) {
    super(`${host} is being asked already`);
    this.name = 'HostBusyError';
  }
}

/**
 * Asks a host while no other fetch does, in all copies of the process, and leaves it in peace for two
 * seconds afterwards. Throws `HostBusyError`.
 */
export async function withHost<Result>(
  db: Db,
  host: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  if (!(await claimHost(db, host, CLAIM_SECONDS))) throw new HostBusyError(host);
  const renewal = setInterval(() => {
    keepHost(db, host, CLAIM_SECONDS).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await ask();
  } finally {
    clearInterval(renewal);
    await keepHost(db, host, PAUSE_SECONDS);
  }
}
