import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openKnownSecrets } from './open-known-secrets.ts';
import type { SecretKey } from './secret-box.ts';
import { UnknownKeysError } from './unknown-keys-error.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-keys-'));
});
afterAll(async () => {
  await database.dispose();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => deleteAll(database.db, 'secretKeyFingerprints'));

const newKey = (id: string): SecretKey => ({ id, key: randomBytes(32) });

/** Opens the secrets as a start with these keys does; resolves to whether they have replaced the registered keys. */
async function open(
  secretKeys: SecretKey[],
  options: { mayReplace?: boolean; data?: string } = {},
) {
  const { mayReplace = false, data = 'none' } = options;
  let replaced = false;
  await openKnownSecrets(
    { dataDir: path.join(folder, data), secretKeys, mayReplaceKeys: mayReplace },
    {
      db: database.db,
      now: new Date(),
      onReplaced: () => {
        replaced = true;
      },
    },
  );
  return replaced;
}

it('takes the first keys of a database, keys that were added to them, and later only the added ones', async () => {
  const [old, recent] = [newKey('k1'), newKey('k2')];
  await open([old]);
  await open([recent, old]);
  await open([recent]);
});

it('refuses keys of which the database knows none, also one made for an empty data folder', async () => {
  await open([newKey('k1')]);
  await expect(open([newKey('k1')])).rejects.toThrow(UnknownKeysError);
  await expect(open([], { data: 'fresh' })).rejects.toThrow('SECRET_KEYS_REPLACE=1');
  expect(await readdir(folder)).not.toContain('fresh');
});

it('lets one of two copies with different keys start on a new database', async () => {
  const outcomes = await Promise.allSettled([
    open([], { data: 'one' }),
    open([], { data: 'other' }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('replaces lost keys when told to, says so, and then refuses the lost ones', async () => {
  const [lost, next] = [newKey('k1'), newKey('k1')];
  expect(await open([lost])).toBe(false);
  expect(await open([next], { mayReplace: true })).toBe(true);
  expect(await open([next])).toBe(false);
  await expect(open([lost])).rejects.toThrow(UnknownKeysError);
});
