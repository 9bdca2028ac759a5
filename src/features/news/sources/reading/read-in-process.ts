import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../../../platform/background/limit-concurrency.ts';
import {
  type ProcessFailure,
  runInProcess,
} from '../../../../platform/background/limited-process.ts';
import type { AnswerToRead, Reading } from './read-answer.ts';

const PROGRAM = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const READ_WITHIN_MS = 15_000;
const MEMORY_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=16'];

/** Maximum number of concurrent processes; each may use a quarter of a gigabyte. */
const AT_ONCE = 2;

const PROBLEMS: Readonly<Record<ProcessFailure, string>> = {
  not_started: 'This machine is too busy to read the response.',
  timeout: 'Reading the response takes too long; it is too large or too complex.',
  error: 'The response cannot be read.',
  exited: 'The response needs too much memory to be read.',
};

export type SourceReader = (answer: AnswerToRead, withinMs?: number) => Promise<Reading>;

/**
 * Returns a function that reads a response in a child process. A worker thread is not enough: about 250 MB that its
 * parser had allocated stayed with the server after the thread ended. It never rejects. `withinMs` counts from when the
 * process has started.
 */
export function createSourceReader(): SourceReader {
  const whenFree = limitConcurrency(AT_ONCE);
  return (answer, withinMs = READ_WITHIN_MS) =>
    whenFree(async () => {
      const limits = { withinMs, memoryFlags: MEMORY_FLAGS };
      const outcome = await runInProcess<AnswerToRead, Reading>(PROGRAM, answer, limits);
      return 'output' in outcome ? outcome.output : { problem: PROBLEMS[outcome.failure] };
    });
}
