import type { Db } from '../../../../../db/client.ts';
import { createPoller } from '../../../../platform/background/create-poller.ts';
import { claimHost, renewHostLease } from './queries.ts';

// The lease of a crashed process expires after this time.
const LEASE_SECONDS = 15;
const PAUSE_SECONDS = 2;

/** Another fetch holds the host's lease or released it a moment ago: retry soon. */
class HostBusyError extends Error {
  constructor(host: string) {
    super(`${host} is being asked already`);
    this.name = 'HostBusyError';
  }
}

/**
 * Runs `ask` under a lease on the host, so that only one fetch at a time uses it across all processes, with a pause of
 * two seconds afterwards. Throws `HostBusyError`.
 */
export async function withHost<Result>(
  db: Db,
  host: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  if (!(await claimHost(db, host, LEASE_SECONDS))) throw new HostBusyError(host);
  const renewal = createPoller({
    everyMs: (LEASE_SECONDS * 1_000) / 3,
    run: () => renewHostLease(db, host, LEASE_SECONDS),
    onError: () => {},
  });
  try {
    return await ask();
  } finally {
    await renewal.stop();
    await renewHostLease(db, host, PAUSE_SECONDS);
  }
}
