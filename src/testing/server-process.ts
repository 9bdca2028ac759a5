import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Maximum number of characters from the end of the error output that the error of a failed start includes. */
const MAX_ERROR_OUTPUT = 4_000;

/** Flags for Node: see docs/decisions/exports.md and advertising-law.md. */
export const NODE_FLAGS = ['--max-semi-space-size=32', '--max-old-space-size=1536'];

const MAIN = path.resolve(import.meta.dirname, '../app/main.ts');

export type ServerProcess = {
  url: string;
  pid: number;
  /**
   * Sends a signal and returns the exit code when the process has ended; null if it was killed. Does nothing if it has
   * ended.
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The whole product in a separate process, as `npm start` runs it. Resolves when it is ready. */
export async function startServerProcess(
  env: Record<string, string>,
  {
    onSpawn = () => {},
    onLine = () => {},
    main = MAIN,
  }: {
    /** Called immediately with the function that ends the process, even before it is ready. */
    onSpawn?: (end: ServerProcess['end']) => void;
    /** Called for each line of its log. */
    onLine?: (line: string) => void;
    /** Entry file of another source tree. */
    main?: string;
  } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => {
    errorOutput = (errorOutput + chunk).slice(-MAX_ERROR_OUTPUT);
    process.stderr.write(chunk);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server could not be started');
  onSpawn((signal) => end(child, signal));
  const url = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [, ready] = /ready at (http:\S+)/.exec(line) ?? [];
      if (ready) resolve(ready);
      else onLine(line);
    });
    child.once('close', () => {
      reject(new Error(`The server ended before it was ready. ${errorOutput}`));
    });
  });
  return { url, pid, end: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
  return child.exitCode;
}
