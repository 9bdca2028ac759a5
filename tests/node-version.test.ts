import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../src/main.mjs');

it('names the required Node version when an older one runs main.mjs', () => {
  const older = 'Object.defineProperty(process.versions, "node", { value: "20.19.4" })';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, MAIN],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Lawfront needs Node 22.18 or newer to run; this is 20.19.4.');
});
