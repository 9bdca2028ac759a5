import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreatePrivateFile, replacePrivateFile } from './private-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-private-'));
  file = path.join(folder, 'sub', 'file');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps the first file under concurrency', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = readOrCreatePrivateFile(file, async () => {
    await held;
    return 'late';
  });
  expect(await readOrCreatePrivateFile(file, () => 'early')).toBe('early');
  release();
  expect(await late).toBe('early');
  expect(await readFile(file, 'utf8')).toBe('early');
});

it('does not replace an existing file, and leaves no temporary file', async () => {
  await readOrCreatePrivateFile(file, () => 'first');
  await replacePrivateFile(file, 'second');
  const made = await readOrCreatePrivateFile(file, () => {
    throw new Error('There is something');
  });
  expect(made).toBe('second');
  expect(await readdir(path.dirname(file))).toEqual(['file']);
});
