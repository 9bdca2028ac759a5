import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = ['package.json', 'package-lock.json'];
const SOURCES = [...PACKAGES, 'web', 'src', 'db', 'scripts', 'vite.config.ts', 'tsconfig.json'];

const MAX_INSTALL_MS = 300_000;

/** Duration of a clean web build in seconds. It runs in a copy, so that the project's own bundle is not changed. */
export function makeBundle(): Promise<number> {
  return inCopy(SOURCES, async (copy) => {
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    return secondsOf(() => run(process.execPath, ['scripts/build.ts'], { cwd: copy }));
  });
}

/** Duration of `npm ci` into an empty folder in seconds; undefined if it fails, for example without a network. */
export function installPackages(): Promise<number | undefined> {
  const flags = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  return inCopy(PACKAGES, (copy) =>
    secondsOf(() => run('npm', flags, { cwd: copy, timeout: MAX_INSTALL_MS })).catch(
      () => undefined,
    ),
  );
}

async function inCopy<T>(entries: readonly string[], work: (copy: string) => Promise<T>) {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-copy-'));
  try {
    for (const entry of entries) {
      await cp(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
    }
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1_000;
}
