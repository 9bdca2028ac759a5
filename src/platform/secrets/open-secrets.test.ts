import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeyFileError } from './key-file-error.ts';
import { findKeyFingerprints, openSecrets } from './open-secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const setKey = { id: 'k1', key: randomBytes(32) };

it('makes a key in the data folder that only this user reads, and keeps it', async () => {
  const sealed = (await openSecrets({ dataDir, secretKeys: [] })).seal('secret', 'place');
  expect((await openSecrets({ dataDir, secretKeys: [] })).open(sealed, 'place')).toBe('secret');
  const file = path.join(dataDir, 'secret.key');
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('ends with one key when twenty processes start at once', async () => {
  const boxes = await Promise.all(
    Array.from({ length: 20 }, () => openSecrets({ dataDir, secretKeys: [] })),
  );
  const sealed = boxes.map((box, i) => box.seal(String(i), 'place'));
  const opened = sealed.map((value, i) => boxes[(i + 7) % 20]?.open(value, 'place'));
  expect(opened).toEqual(boxes.map((_box, i) => String(i)));
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('opens with keys of the setting what the data folder sealed before, and seals with the setting', async () => {
  const before = await openSecrets({ dataDir, secretKeys: [] });
  const sealed = before.seal('secret', 'place');
  const after = await openSecrets({ dataDir, secretKeys: [setKey] });
  expect([after.open(sealed, 'place'), after.isStale(sealed)]).toEqual(['secret', true]);
  expect(() => before.open(after.seal('secret', 'place'), 'place')).toThrow('k1');
});

it('makes no key where the setting gives one', async () => {
  await openSecrets({ dataDir, secretKeys: [setKey] });
  expect(await readdir(dataDir)).toEqual([]);
});

it('refuses a key file that holds something else', async () => {
  await writeFile(path.join(dataDir, 'secret.key'), 'not a key');
  for (const secretKeys of [[], [setKey]]) {
    await expect(openSecrets({ dataDir, secretKeys })).rejects.toThrow(KeyFileError);
    await expect(findKeyFingerprints({ dataDir, secretKeys })).rejects.toThrow(KeyFileError);
  }
});

it('refuses a key file that cannot be read', async () => {
  await mkdir(path.join(dataDir, 'secret.key'));
  await expect(openSecrets({ dataDir, secretKeys: [] })).rejects.toThrow(
    /secret\.key cannot be read/,
  );
});
