import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MODULES } from './modules.ts';

const PROGRAM = fileURLToPath(new URL('./import-all.ts', import.meta.url));

/** Long, because a process loads six hundred modules and their packages. */
const TIMEOUT_MS = 120_000;

it(
  'no module of the platform and of features does anything when it is imported',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      PROGRAM,
      JSON.stringify(MODULES),
    ]);
    const { imported, calls, before, open } = JSON.parse(stdout);
    expect(imported).toBeGreaterThan(300);
    expect(calls).toEqual([]);
    expect(open).toEqual(before);
  },
  TIMEOUT_MS,
);
