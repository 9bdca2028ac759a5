import { createPoller } from '../../src/platform/background/create-poller.ts';
import type { Postmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 500;
const RESTART_BACKOFF = { firstMs: 200, maxMs: 10_000 };

export type SupervisedPostmaster = {
  /** The current server, or the last one. */
  postmaster: Postmaster;
  /** Stops monitoring the server. Resolves when no start is under way. */
  release(): Promise<void>;
};

/**
 * Starts the server again at the same address whenever it has died or cannot be reached, so that clients can
 * reconnect. Polls, because a server adopted from an earlier start is no child process and sends no exit event.
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
    /** Called for every death, and for every start that failed. */
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
