import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeUnfinishedBackups, unfinishedName } from './remove-unfinished.ts';

it('removes the file of a backup whose process ended, and nothing else', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-unfinished-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const running = path.basename(unfinishedName('other.gz'));
  const names = ['firm.gz', 'firm.gz.unfinished', running, `firm.gz.unfinished-${ended}`];
  for (const name of names) await writeFile(path.join(folder, name), '');
  await removeUnfinishedBackups(folder);
  expect((await readdir(folder)).sort()).toEqual(['firm.gz', 'firm.gz.unfinished', running].sort());
});
