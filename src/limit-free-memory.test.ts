import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const PROGRAM = `
  const { limitFreeMemory } = await import('${new URL('./limit-free-memory.mjs', import.meta.url)}');
  limitFreeMemory();
  limitFreeMemory();
  const { readFileSync } = await import('node:fs');
  const { execArgv, env, pid } = process;
  const started = readFileSync('/proc/self/environ', 'utf8').split('\\0');
  console.log(JSON.stringify({ execArgv, env, pid, started, rest: process.argv.slice(1) }));
`;

/**
 * What a program sees after it has called the function; `started` is the environment at process start, which glibc
 * reads.
 */
async function callWith(env: Record<string, string>) {
  const flags = ['--max-semi-space-size=32', '--input-type=module', '--eval', PROGRAM];
  const running = run(process.execPath, [...flags, 'one', 'two'], {
    env: { PATH: process.env.PATH, ...env },
  });
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  return { ...JSON.parse(stdout), childPid: running.child.pid };
}

it.runIf(process.platform === 'linux')(
  'starts the same program in the same process, with settings that other programs do not inherit',
  async () => {
    const found = await callWith({ PORT: '1' });
    expect(found.started).toEqual(
      expect.arrayContaining([
        'PORT=1',
        'MALLOC_ARENA_MAX=2',
        'MALLOC_TRIM_THRESHOLD_=131072',
        'MALLOC_MMAP_THRESHOLD_=32768',
      ]),
    );
    expect(Object.keys(found.env).filter((name) => /MALLOC|LAWFRONT/.test(name))).toEqual([]);
    expect(found.pid).toBe(found.childPid);
    expect(found.execArgv[0]).toBe('--max-semi-space-size=32');
    expect(found.rest).toEqual(['one', 'two']);
  },
);

it.runIf(process.platform === 'linux')('leaves settings that are made already', async () => {
  const found = await callWith({ MALLOC_ARENA_MAX: '7' });
  expect(found.started.filter((line: string) => line.startsWith('MALLOC_'))).toEqual([
    'MALLOC_ARENA_MAX=7',
  ]);
  expect(found.env.MALLOC_ARENA_MAX).toBe('7');
});
