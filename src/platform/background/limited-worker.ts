import { Worker } from 'node:worker_threads';

const START_WITHIN_MS = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Why a task in a worker thread has no result. */
type WorkerFailure = 'not_started' | 'timeout' | 'memory' | 'exited';

export type WorkerOutcome<Output> = { output: Output } | { failure: WorkerFailure };

/**
 * Runs one task in its own worker thread with limited memory, stack and time: input that makes a parser loop or exhaust
 * memory ends that thread and nothing else. The script posts `ready`, receives `input` and posts its result. Never
 * rejects.
 *
 * @param withinMs counted from the thread's `ready`, because starting it takes long on a busy machine
 */
export function runInWorker<Input, Output>(
  script: URL,
  input: Input,
  withinMs: number,
): Promise<WorkerOutcome<Output>> {
  return new Promise((resolve) => {
    const worker = new Worker(script, {
      resourceLimits: LIMITS,
      // The thread needs neither the settings nor the output of the process.
      env: {},
      stdout: true,
      stderr: true,
    });
    const settle = (outcome: WorkerOutcome<Output>) => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const failAfter = (ms: number, failure: WorkerFailure) =>
      setTimeout(() => settle({ failure }), ms);
    let timer = failAfter(START_WITHIN_MS, 'not_started');
    worker.on('message', (message: 'ready' | Output) => {
      if (message !== 'ready') return settle({ output: message });
      clearTimeout(timer);
      timer = failAfter(withinMs, 'timeout');
      worker.postMessage(input);
    });
    worker.once('error', () => settle({ failure: 'memory' }));
    worker.once('exit', () => settle({ failure: 'exited' }));
  });
}
