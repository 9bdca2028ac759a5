import { createPoller } from '../../src/platform/background/create-poller.ts';
import type { Postmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;
const RESTART_BACKOFF = { firstMs: 200, maxMs: 10_000 };

export type SupervisedPostmaster = {
  /** The current server, or the last one. */
  postmaster: Postmaster;
  /** Stops monitoring the server. Resolves once no start is in progress. */
  release(): Promise<void>;
};

/**
 * Restarts the server at the same address whenever it has crashed or cannot be reached, so that clients can reconnect.
 * Polls, because a server taken over from an earlier start is not a child process and sends no exit event.
 */
export function keepRunning(
  first: Postmaster,
  {
    isRunning,
    restart,
    onDeath,
  }: {
    isRunning: (postmaster: Postmaster) => boolean;
    restart: (last: Postmaster) => Promise<Postmaster>;
    /** Called for every crash, and for every failed start. */
    onDeath: (error?: unknown) => void;
  },
): SupervisedPostmaster {
  const watch = createPoller({
    everyMs: LOOK_EVERY_MS,
    async run() {
      if (isRunning(supervised.postmaster)) return;
      onDeath();
      supervised.postmaster = await restart(supervised.postmaster);
    },
    onError: onDeath,
    errorBackoff: RESTART_BACKOFF,
  });
  const supervised: SupervisedPostmaster = { postmaster: first, release: () => watch.stop() };
  return supervised;
}
