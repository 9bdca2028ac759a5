import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../src/testing/server-process.ts';
import { createTestDatabase } from '../src/testing/test-database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Everything that a build and a start read. */
const PARTS = [
  'src',
  'web',
  'messages',
  'db',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Recreates a folder with hard links to its files: the packages are large, and a link to the folder would be resolved. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

it('a clone in a folder below "src" and "web", with a space in its name, builds and becomes ready', async () => {
  await mkdir(path.join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.tmp/clone-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const clone = path.join(folder, 'src/web/law firm');
  await mkdir(clone, { recursive: true });
  for (const part of PARTS) {
    await cp(path.join(ROOT, part), path.join(clone, part), { recursive: true });
  }
  linkFiles(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-clone-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());

  const server = await startServerProcess(
    { DATA_DIR: dataDir, DATABASE_URL: database.urlThrough() },
    {
      main: path.join(clone, 'scripts/start.mjs'),
      onSpawn: (end) => onTestFinished(async () => void (await end('SIGKILL'))),
    },
  );

  const page = await fetch(`${server.url}/practice-areas`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
});
