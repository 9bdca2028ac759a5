import { Worker } from 'node:worker_threads';
import type { AnswerToRead, Reading } from './read-answer.ts';

const WORKER = new URL('./reading-worker.ts', import.meta.url);
const START_WITHIN_MS = 60_000;
const READ_WITHIN_MS = 15_000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Reads an answer in a thread of its own: what makes a parser loop or eat memory ends that thread and
 * nothing else. Never rejects.
 *
 * @param withinMs from when the thread has started, which takes long on a busy machine
 */
export function readInWorker(answer: AnswerToRead, withinMs = READ_WITHIN_MS): Promise<Reading> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      resourceLimits: LIMITS,
      // Neither settings nor output of the process are its business.
      env: {},
      stdout: true,
      stderr: true,
    });
    const settle = (reading: Reading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const endAfter = (ms: number, problem: string) => setTimeout(() => settle({ problem }), ms);
    let timer = endAfter(START_WITHIN_MS, 'This machine is too busy to read the answer.');
    worker.on('message', (message: 'ready' | Reading) => {
      if (message !== 'ready') return settle(message);
      clearTimeout(timer);
      timer = endAfter(
        withinMs,
        'Reading the answer takes too long; it is too large or too tangled.',
      );
      worker.postMessage(answer);
    });
    worker.once('error', () => settle({ problem: 'The answer needs too much memory to be read.' }));
    worker.once('exit', () => settle({ problem: 'The answer cannot be read.' }));
  });
}
