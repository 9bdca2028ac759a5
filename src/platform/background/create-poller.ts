import { type Backoff, backoffMs } from './backoff.ts';
import type { WriteSignal } from './write-signal.ts';

/** Idle backoff: how a poller slows down while nothing is written to the database. */
export type IdleBackoff = {
  /** The longest pause, in milliseconds. */
  maxMs: number;
  /** A write ends the idle pause. */
  writes: WriteSignal;
  /** Milliseconds until already known work becomes due; undefined if there is none. */
  findNextMs?: () => Promise<number | undefined>;
};

export type Poller = {
  /** Runs now, or once more as soon as the current run has ended. */
  wakeUp(): void;
  /** Starts no more runs. Resolves when the current run has ended. */
  stop(): Promise<void>;
};

/** What a poller repeats. */
type Work =
  | { run: () => unknown; runBatch?: never }
  | {
      run?: never;
      /** Works through one batch of a backlog. Resolves to whether there may be more. */
      runBatch: () => Promise<boolean>;
    };

/**
 * Between two batches of a backlog, the pause is this many times as long as the batch took: the backlog gets a quarter
 * of the time, and visitors the rest. Without pauses, people who book at the same time are served half as fast.
 */
const PAUSE_PER_BATCH = 3;

/**
 * Repeats `run` without overlap: first `everyMs` after this call, then `everyMs` after each run. While there are more
 * batches, `runBatch` is repeated sooner: see `PAUSE_PER_BATCH`. After errors it waits according to `errorBackoff`, by
 * default `everyMs`. With `idleBackoff`, the pause grows to the time since the last write, at
 * most `maxMs`, but ends within `everyMs` of the next write, and when known work becomes due. The timer does not keep
 * the process alive.
 */
export function createPoller({
  everyMs,
  run,
  runBatch,
  onError,
  errorBackoff = { firstMs: everyMs, maxMs: everyMs },
  idleBackoff,
}: Work & {
  everyMs: number;
  onError: (error: unknown) => void;
  errorBackoff?: Backoff;
  idleBackoff?: IdleBackoff | undefined;
}): Poller {
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> | undefined;
  let isWokenUp = false;
  let isStopped = false;
  let errorsInARow = 0;

  let pauseMs = everyMs;

  const schedule = (ms: number) => {
    pauseMs = ms;
    timer = setTimeout(start, ms);
    timer.unref();
  };
  const start = () => {
    clearTimeout(timer);
    isWokenUp = false;
    inProgress = runOnce().then((ms) => {
      inProgress = undefined;
      if (isStopped) return;
      if (isWokenUp) start();
      else schedule(ms);
    });
  };
  const runOnce = async () => {
    const startMs = performance.now();
    try {
      const hasMore = runBatch ? await runBatch() : void (await run());
      errorsInARow = 0;
      if (hasMore) return Math.min(everyMs, PAUSE_PER_BATCH * (performance.now() - startMs));
      return idleBackoff ? await idlePauseMs(idleBackoff, everyMs) : everyMs;
    } catch (error) {
      errorsInARow += 1;
      onError(error);
      return backoffMs(errorsInARow, errorBackoff);
    }
  };

  const unsubscribe = idleBackoff?.writes.onWrite(() => {
    if (inProgress || isStopped || pauseMs <= everyMs) return;
    clearTimeout(timer);
    schedule(everyMs);
  });
  schedule(everyMs);
  return {
    wakeUp() {
      isWokenUp = true;
      if (!inProgress && !isStopped) start();
    },
    async stop() {
      isStopped = true;
      unsubscribe?.();
      clearTimeout(timer);
      await inProgress;
    },
  };
}

async function idlePauseMs(
  { maxMs, writes, findNextMs }: IdleBackoff,
  everyMs: number,
): Promise<number> {
  const quietMs = performance.now() - writes.lastMs();
  const longestMs = Math.min(quietMs, maxMs);
  if (longestMs <= everyMs) return everyMs;
  const writtenMs = writes.lastMs();
  const nextMs = (await findNextMs?.()) ?? longestMs;
  if (writes.lastMs() !== writtenMs) return everyMs;
  return Math.max(everyMs, Math.min(nextMs, longestMs));
}
