import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { BARE_ENV } from '../../../../db/embedded/bare-env.ts';
import type { EmulatorMessage } from './emulator-process.ts';
import type { Place } from './serve-dynalite.ts';

const ENTRY = new URL('./emulator-process.ts', import.meta.url);
const MEMORY_LIMIT_MB = 256;
const END_WITHIN_MS = 10_000;
const MAX_WORDS = 2_000;

export type EmulatorProcess = {
  pid: number;
  port: number;
  /** Resolves when the process has ended, for whatever reason, to its last output. */
  ended: Promise<string>;
  /** Lets the process close its database and exit; kills it if that takes too long. */
  end(): Promise<void>;
};

/** Resolves once the emulator serves requests. Throws an error with its output if it fails to start. */
export async function startProcess(place: Place): Promise<EmulatorProcess> {
  const child = fork(ENTRY, {
    env: BARE_ENV,
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = whenEnded(child);
  child.send(place);
  const told = await Promise.race([whenTold(child), ended.then((failure) => ({ failure }))]);
  if ('failure' in told) {
    throw new Error(`The emulator of DynamoDB did not start: ${told.failure}`);
  }
  return { pid: child.pid ?? 0, port: told.port, ended, end: () => end(child, ended) };
}

function whenTold(child: ChildProcess): Promise<EmulatorMessage> {
  return new Promise((resolve) =>
    child.once('message', (told) => resolve(told as EmulatorMessage)),
  );
}

async function whenEnded(child: ChildProcess): Promise<string> {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MAX_WORDS);
  });
  // Not the event `close`: it never fires once this side has disconnected.
  const [exit] = await Promise.all([
    new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `status ${code}`}`));
    }),
    child.stderr && once(child.stderr, 'close'),
  ]);
  return [exit, words.trim()].filter(Boolean).join('. ');
}

async function end(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.connected) child.disconnect();
  const forceTimer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await ended;
  clearTimeout(forceTimer);
}
