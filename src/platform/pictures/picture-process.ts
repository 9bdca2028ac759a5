import { limitConcurrency } from '../background/limit-concurrency.ts';
import { type ProcessOutcome, runInProcess } from '../background/limited-process.ts';
import { DomainError } from '../errors/errors.ts';

const WITHIN_MS = 60_000;
const MEMORY_FLAGS = ['--max-old-space-size=64', '--max-semi-space-size=8'];

/** Maximum number of uploads that wait while one is decoded; each keeps its file in memory. */
const MAX_WAITING = 8;

/** `timeout` and `exited` also count as faults of the file: it takes very long or crashes the decoder. */
export type ProcessFault = { fault: 'timeout' | 'exited' };

/** Limits, shorter in tests. */
export type ProcessLimits = { withinMs?: number; maxWaiting?: number };

/**
 * Returns a function that runs a program on one file at a time, each in its own process: the image library is native
 * code, so only a separate process contains what a hostile file can do, and returns its memory to the system. The
 * library is loaded when a file is uploaded, and never into the server process. Throws `picture_service_busy` if too
 * many files are waiting.
 */
export function createPictureProcess<Task extends object, Result>(
  program: string,
  { withinMs = WITHIN_MS, maxWaiting = MAX_WAITING }: ProcessLimits = {},
): (task: Task) => Promise<Result | ProcessFault> {
  const whenFree = limitConcurrency(1, { maxWaiting, refuse: busy });
  return (task) =>
    whenFree(async () =>
      resultOf(
        await runInProcess<Task, Result>(program, task, { withinMs, memoryFlags: MEMORY_FLAGS }),
      ),
    );
}

function resultOf<Result>(outcome: ProcessOutcome<Result>): Result | ProcessFault {
  if ('output' in outcome) return outcome.output;
  if (outcome.failure === 'not_started' || outcome.failure === 'error') throw busy();
  return { fault: outcome.failure };
}

const busy = () =>
  new DomainError(
    'unavailable',
    'picture_service_busy',
    'Other pictures are being read. Try again in a minute.',
  );
