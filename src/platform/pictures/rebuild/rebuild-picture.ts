import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../background/limit-concurrency.ts';
import { type ProcessOutcome, runInProcess } from '../../background/limited-process.ts';
import { DomainError } from '../../errors/errors.ts';
import type { RebuildResult, RebuildTask } from './rebuild.ts';

const PROGRAM = fileURLToPath(new URL('./rebuild-process.ts', import.meta.url));
const REBUILD_WITHIN_MS = 60_000;
const MEMORY_FLAGS = ['--max-old-space-size=64', '--max-semi-space-size=8'];

/** Maximum number of uploads that wait while one is decoded; each keeps its file in memory. */
const MAX_WAITING = 8;

/**
 * Rebuilds an uploaded picture. `timeout` and `exited` also count as faults of the file: it takes very long or crashes
 * the decoder. Throws `picture_service_busy` if too many uploads are waiting.
 */
export type RebuildPicture = (
  task: RebuildTask,
) => Promise<RebuildResult | { fault: 'timeout' | 'exited' }>;

/**
 * Returns a function that decodes pictures one at a time, each in its own process: the image library is native code, so
 * only a separate process contains what a hostile file can do, and returns its memory to the system. The library is
 * loaded when a picture is uploaded, and never into the server process.
 */
export function createPictureRebuilder({
  withinMs = REBUILD_WITHIN_MS,
  maxWaiting = MAX_WAITING,
} = {}): RebuildPicture {
  const whenFree = limitConcurrency(1, { maxWaiting, refuse: busy });
  return (task) =>
    whenFree(async () =>
      resultOf(await runInProcess(PROGRAM, task, { withinMs, memoryFlags: MEMORY_FLAGS })),
    );
}

function resultOf(outcome: ProcessOutcome<RebuildResult>) {
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
