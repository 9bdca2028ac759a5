import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** The program's name, or undefined if it is not installed. */
export function findWrk(): string | undefined {
  // `wrk --version` exits with an error status, so only check that it started.
  return spawnSync('wrk', ['--version']).error ? undefined : 'wrk';
}

/** Responses per second from `url` over this number of connections. Throws if any response is an error. */
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
