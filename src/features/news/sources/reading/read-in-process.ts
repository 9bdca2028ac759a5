import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitConcurrency } from '../../../../platform/background/limit-concurrency.ts';
import type { AnswerToRead, Reading } from './read-answer.ts';

const PROGRAM = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const START_WITHIN_MS = 60_000;
const READ_WITHIN_MS = 15_000;
const MEMORY_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=16'];

/** Maximum number of concurrent processes; each may use a quarter of a gigabyte. */
const AT_ONCE = 2;

export type SourceReader = (answer: AnswerToRead, withinMs?: number) => Promise<Reading>;

/**
 * Returns a function that reads a response in a child process, so that input which makes a parser loop or exhaust memory ends only that
 * process. A worker thread is not enough: about 250 MB that its parser had allocated stayed with the server after the
 * thread ended. It never rejects. `withinMs` counts from when the process has started, which takes long on a busy
 * machine.
 */
export function createSourceReader(): SourceReader {
  const whenFree = limitConcurrency(AT_ONCE);
  return (answer, withinMs = READ_WITHIN_MS) => whenFree(() => readNow(answer, withinMs));
}

function readNow(answer: AnswerToRead, withinMs: number): Promise<Reading> {
  return new Promise((resolve) => {
    const child = startProcess();
    const settle = (reading: Reading) => {
      clearTimeout(timer);
      resolve(reading);
      child.kill('SIGKILL');
    };
    const endAfter = (ms: number, problem: string) => setTimeout(() => settle({ problem }), ms);
    let timer = endAfter(START_WITHIN_MS, 'This machine is too busy to read the answer.');
    child.on('message', (message: 'ready' | Reading) => {
      if (message !== 'ready') return settle(message);
      clearTimeout(timer);
      timer = endAfter(
        withinMs,
        'Reading the answer takes too long; it is too large or too tangled.',
      );
      // An error here means that the process has exited, which is reported below.
      child.send(answer, () => {});
    });
    child.once('error', () => settle({ problem: 'The answer cannot be read.' }));
    child.once('exit', () => settle({ problem: 'The answer needs too much memory to be read.' }));
  });
}

function startProcess(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: MEMORY_FLAGS,
    serialization: 'advanced',
    // The child gets none of the server's environment and writes nothing to its output.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child does not keep a closing server alive; it exits by itself when the server is gone.
  child.unref();
  child.channel?.unref();
  return child;
}
