import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** The program, or undefined where it is missing. */
export function findWrk(): string | undefined {
  // It has no way to ask for its version that ends well.
  return spawnSync('wrk', ['--version']).error ? undefined : 'wrk';
}

/** Answers per second that `url` gives to so many connections. Throws if any of them is no success. */
export async function runWrk(
  program: string,
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const options = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`];
  const { stdout } = await promisify(execFile)(program, [...options, url]);
  const [, perSecond] = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout) ?? [];
  if (perSecond === undefined || /Non-2xx/.test(stdout)) throw new Error(`wrk said: ${stdout}`);
  return Number(perSecond);
}
