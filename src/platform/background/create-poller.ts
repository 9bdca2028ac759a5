import { type Backoff, backoffMs } from './backoff.ts';

export type Poller = {
  /** Runs now, or once more as soon as the current run has ended. */
  wakeUp(): void;
  /** Starts no more runs. Resolves when the current run has ended. */
  stop(): Promise<void>;
};

/**
 * Repeats `run` without overlap: first `everyMs` after this call, then `everyMs` after each run. After errors it waits
 * as `errorBackoff` says, by default `everyMs`. Its timer does not keep the process alive.
 */
export function createPoller({
  everyMs,
  run,
  onError,
  errorBackoff = { firstMs: everyMs, maxMs: everyMs },
}: {
  everyMs: number;
  run: () => unknown;
  onError: (error: unknown) => void;
  errorBackoff?: Backoff;
}): Poller {
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> | undefined;
  let isWokenUp = false;
  let isStopped = false;
  let errorsInARow = 0;

  const schedule = (ms: number) => {
    timer = setTimeout(start, ms);
    timer.unref();
  };
  const start = () => {
    clearTimeout(timer);
    isWokenUp = false;
    inProgress = runOnce().then((pauseMs) => {
      inProgress = undefined;
      if (isStopped) return;
      if (isWokenUp) start();
      else schedule(pauseMs);
    });
  };
  const runOnce = async () => {
    try {
      await run();
      errorsInARow = 0;
      return everyMs;
    } catch (error) {
      errorsInARow += 1;
      onError(error);
      return backoffMs(errorsInARow, errorBackoff);
    }
  };

  schedule(everyMs);
  return {
    wakeUp() {
      isWokenUp = true;
      if (!inProgress && !isStopped) start();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await inProgress;
    },
  };
}
