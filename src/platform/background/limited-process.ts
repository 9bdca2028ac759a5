import { type ChildProcess, fork } from 'node:child_process';

const START_WITHIN_MS = 60_000;

/** Why a task in a child process has no result. `exited` includes running out of memory. */
export type ProcessFailure = 'not_started' | 'timeout' | 'error' | 'exited';

export type ProcessOutcome<Output> = { output: Output } | { failure: ProcessFailure };

type Limits = {
  /** Timeout in milliseconds, counted from the process's `ready`, because starting it takes long on a busy machine. */
  withinMs: number;
  /** Flags of Node that limit the heap. */
  memoryFlags: readonly string[];
};

/**
 * Runs one task in its own process, so that input which makes a parser loop, exhaust memory or crash ends only that
 * process, and all of its memory is freed. The program sends `ready`, receives `input` and sends its result. It
 * inherits none of the server's environment variables. Never rejects. `runInWorker` costs less, and is enough where the
 * parser allocates its memory on Node's heap.
 */
export function runInProcess<Input extends object, Output>(
  program: string,
  input: Input,
  { withinMs, memoryFlags }: Limits,
): Promise<ProcessOutcome<Output>> {
  return new Promise((resolve) => {
    const child = startProcess(program, memoryFlags);
    const settle = (outcome: ProcessOutcome<Output>) => {
      clearTimeout(timer);
      resolve(outcome);
      child.kill('SIGKILL');
    };
    const failAfter = (ms: number, failure: ProcessFailure) =>
      setTimeout(() => settle({ failure }), ms);
    let timer = failAfter(START_WITHIN_MS, 'not_started');
    child.on('message', (message) => {
      if (message !== 'ready') return settle({ output: message as Output });
      clearTimeout(timer);
      timer = failAfter(withinMs, 'timeout');
      // An error here means that the process has exited, which is reported below.
      child.send(input, () => {});
    });
    child.once('error', () => settle({ failure: 'error' }));
    child.once('exit', () => settle({ failure: 'exited' }));
  });
}

function startProcess(program: string, memoryFlags: readonly string[]): ChildProcess {
  const child = fork(program, {
    execArgv: [...memoryFlags],
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child does not keep a closing server alive; it exits by itself when the server is gone.
  child.unref();
  child.channel?.unref();
  return child;
}
