import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** How much of the end of what it said to its error stream stands in the error of a start that failed. */
const MOST_COMPLAINT = 4_000;

/** What Node is started with: see the decision on answers by callback. */
export const NODE_FLAGS = ['--max-semi-space-size=32'];

const MAIN = path.resolve(import.meta.dirname, '../app/main.ts');

export type ServerProcess = {
  url: string;
  pid: number;
  /** Ends it, and answers its status when it has; null of one that was killed. Does nothing if it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The whole product as a process of its own, as `npm start` runs it. Answers once it is ready. */
export async function startServerProcess(
  env: Record<string, string>,
  {
    onSpawn = () => {},
    onLine = () => {},
    main = MAIN,
  }: {
    /** Told how to end it before it is ready. */
    onSpawn?: (end: ServerProcess['end']) => void;
    /** Told each line of its log. */
    onLine?: (line: string) => void;
    /** Of another tree. */
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
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-MOST_COMPLAINT);
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
      reject(new Error(`The server ended before it was ready. ${complaint}`));
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
