import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { DataFolderUnusableError } from './folder-failure.ts';

const settings = { fsync: 'off' };

let root: string;
let dataDir: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lawfront-damaged-test-'));
  chmodSync(root, 0o711);
  await (await startEmbeddedPostgres({ dataDir: path.join(root, 'whole'), settings })).stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
beforeEach(() => {
  dataDir = path.join(root, 'data');
  execFileSync('cp', ['-Rp', path.join(root, 'whole'), dataDir]);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const DAMAGES = {
  gone: (file: string) => rmSync(file, { recursive: true }),
  empty: (file: string) => truncateSync(file),
  garbage: (file: string) => writeFileSync(file, '\u0001garbage\n'.repeat(400)),
  'a folder': (file: string) => {
    rmSync(file, { recursive: true, force: true });
    mkdirSync(path.join(file, 'sub'), { recursive: true });
  },
};

const cases = [
  ['postgres', 'gone'],
  ['postgres', 'a folder'],
  ['postgres/PG_VERSION', 'garbage'],
  ['postgres/PG_VERSION', 'a folder'],
  ['postgres/global/pg_control', 'empty'],
  ['postgres/global/pg_control', 'a folder'],
  ['postgres/postgresql.conf', 'garbage'],
  ['postgres/pg_hba.conf', 'gone'],
  ['postgres/base', 'gone'],
  ['postgres/pg_wal', 'gone'],
  ['postgres.password', 'gone'],
  ['postgres.password', 'garbage'],
  ['postgres.password', 'a folder'],
  ['postgres.log', 'a folder'],
  ['lawfront.lock', 'garbage'],
  ['lawfront.lock', 'a folder'],
  ['lawfront.pid', 'a folder'],
] as const;

it.each(cases)('starts, or says what to do, when %s is %s', async (name, damage) => {
  DAMAGES[damage](path.join(dataDir, name));
  const error = await startEmbeddedPostgres({ dataDir, settings }).then(
    (postgres) => postgres.stop(),
    (reason: unknown) => reason,
  );
  if (error === undefined) return;
  expect(error).toBeInstanceOf(DataFolderUnusableError);
  expect((error as Error).message).toContain(dataDir);
  expect((error as Error).message).toMatch(/restore|remove|put that right/i);
});

it('refuses to create an empty database in place of a lost one', async () => {
  rmSync(path.join(dataDir, 'postgres'), { recursive: true });
  await expect(startEmbeddedPostgres({ dataDir, settings })).rejects.toThrow(
    `The database in ${path.join(dataDir, 'postgres')} is gone`,
  );
});

it('says that the password is not the password of the database', async () => {
  writeFileSync(path.join(dataDir, 'postgres.password'), 'another');
  await expect(startEmbeddedPostgres({ dataDir, settings })).rejects.toThrow(
    'postgres.password is not its own',
  );
});
