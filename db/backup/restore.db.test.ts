import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../src/testing/test-database.ts';
import { listExecutedMigrations, MIGRATIONS, migrateToLatest } from '../migrate.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables } from './tables.ts';
import {
  type BackupSource,
  connectionOf,
  contentOf,
  disposeAfterEachTest,
  ORIGIN,
  openBackupSource,
  rawDb,
} from './testing/backup-source.ts';
import { insertHostileRows } from './testing/hostile-rows.ts';
import { writeBackup } from './write-backup.ts';

let source: BackupSource;
let text: string;
const disposed = disposeAfterEachTest();

beforeAll(async () => {
  source = await openBackupSource();
  text = gunzipSync(await readFile(source.file)).toString('utf8');
});
afterAll(() => source.dispose());

async function fileOf(bytes: Buffer): Promise<string> {
  const file = source.newFile();
  await writeFile(file, bytes);
  return file;
}

function isSameContent(compressed: Buffer): boolean {
  try {
    return gunzipSync(compressed).toString('utf8') === text;
  } catch {
    return false;
  }
}

const tableNames = async (database: TestDatabase) =>
  (await findTables(rawDb(database))).map(({ name }) => name);

/** A tampered backup whose trailer is recomputed to match the changed text. */
function signedAnew(changed: string): string {
  const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
  const lines = changed.split('\n').slice(0, -1);
  const trailer = JSON.parse(lines.pop() ?? '');
  const body = lines.map((line) => `${line}\n`).join('');
  for (const tally of trailer.tables) {
    const head = body.indexOf(`\n{"table":"${tally.table}",`) + 1;
    const start = body.indexOf('\n', head) + 1;
    const end = body.startsWith('\\.\n', start) ? start : body.indexOf('\n\\.\n', start) + 1;
    tally.sha256 = sha256(body.slice(start, end));
  }
  return `${body}${JSON.stringify({ ...trailer, sha256: sha256(body) })}\n`;
}

it('refuses a database that is not empty unless `replace` is set', async () => {
  const target = await disposed(createTestDatabase());
  const before = await contentOf(target);
  await expect(source.restore(target)).rejects.toThrow('The database is not empty');
  expect(await contentOf(target)).toEqual(before);
  await source.restore(target, { replace: true });
  expect(await contentOf(target)).toEqual(source.content);
});

it('refuses while a server is connected to the database', async () => {
  const { database, file } = source;
  await sql`select 1`.execute(database.db);
  await expect(restoreBackup(connectionOf(database), file, { replace: true })).rejects.toThrow(
    'Stop every copy of it first',
  );
});

it('refuses a truncated or changed file before it changes the database', async () => {
  const bytes = await readFile(source.file);
  const target = await disposed(createEmptyDatabase());
  const restore = async (damaged: Buffer) =>
    restoreBackup(connectionOf(target), await fileOf(damaged), { replace: true });
  for (let cut = 0; cut < 1; cut += 0.1) {
    const left = bytes.subarray(0, Math.floor(bytes.length * cut));
    await expect(restore(left)).rejects.toThrow('not a complete');
  }
  // The first ten bytes are gzip's header and do not depend on the content.
  for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
    // Rarely, the changed bit points to another copy of the same words: the content is unharmed.
    if (isSameContent(flipped)) continue;
    await expect(restore(flipped)).rejects.toThrow('not a complete');
  }
  expect(await tableNames(target)).toEqual([]);
});

it.each([
  ['a row is missing', () => text.replace(/\n[^\n{\\][^\n]*\n/, '\n'), 'not a complete'],
  ['the last line is missing', () => text.replace(/[^\n]*\n$/, ''), 'not a complete'],
  ['a word differs', () => text.replace('Divorce', 'Dovorce'), 'not a complete'],
  ['a column has another name', () => text.replace('"actor"', '"agent"'), 'not a complete'],
  ['a sequence differs', () => text.replace(/"lastValue":"\d+"/, '"last":"1"'), 'not a complete'],
  [
    'it has a later format',
    () => text.replace('"version":1', '"version":2'),
    'version 2 of its format',
  ],
  [
    'it has a later schema',
    () => signedAnew(text.replace(/("migrations":\[[^\]]*)\]/, '$1,"9999-later"]')),
    'newer release',
  ],
  ['it is not a backup', () => 'hello\n', 'not a complete'],
  ['it is empty', () => '', 'not a complete'],
])('refuses a valid gzip file when %s', async (_what, change, words) => {
  const changed = change();
  expect(changed).not.toBe(text);
  const file = await fileOf(gzipSync(changed));
  const nowhere = { connectionString: 'postgres://nobody@127.0.0.1:9/none' };
  await expect(restoreBackup(nowhere, file, { replace: true })).rejects.toThrow(words);
});

it('refuses a file that does not exist', async () => {
  const target = await disposed(createEmptyDatabase());
  await expect(source.restore(target, { from: source.newFile() })).rejects.toThrow('no file');
});

it('migrates a backup of an older schema to the current schema', async () => {
  const before = await disposed(createEmptyDatabase());
  await migrateToLatest(rawDb(before));
  await insertHostileRows(rawDb(before), await tableNames(before));
  const from = source.newFile();
  await writeBackup(connectionOf(before), from, ORIGIN);
  const expected = await contentOf(before);
  const after = await disposed(createTestDatabase());
  const next: Migration['up'] = async (db) => {
    await sql`create table added (id text primary key)`.execute(db);
    await sql`insert into added select id from appointments`.execute(db);
  };
  const migrations = { ...MIGRATIONS, '9998-next': { up: next } };
  await restoreBackup(connectionOf(after), from, { replace: true, migrations });
  const { 'public.added': added, ...others } = await contentOf(after);
  expect(others).toMatchObject(expected);
  expect(added).toHaveLength(expected['public.appointments']?.length ?? -1);
  expect(await listExecutedMigrations(rawDb(after))).toEqual(Object.keys(migrations));
});

it('leaves the database unchanged if it fails half-way', async () => {
  const target = await disposed(createTestDatabase());
  const before = await contentOf(target);
  // A row that violates a constraint of its table, in a file that is intact.
  const refused = signedAnew(text.replace('\tscheduled\t', '\tunheard-of\t'));
  const from = await fileOf(gzipSync(refused));
  await expect(source.restore(target, { from, replace: true })).rejects.toThrow('check constraint');
  expect(await contentOf(target)).toEqual(before);
});

it('refuses to replace a database with a table of another program, and keeps the table', async () => {
  const target = await disposed(createTestDatabase());
  await sql`create table invoices (id integer primary key)`.execute(target.db);
  await sql`insert into invoices values (7)`.execute(target.db);
  await expect(source.restore(target, { replace: true })).rejects.toThrow('public.invoices');
  expect((await sql`select id from invoices`.execute(target.db)).rows).toEqual([{ id: 7 }]);
});

it('refuses to replace a database with a view of somebody else, and keeps the view', async () => {
  const target = await disposed(createTestDatabase());
  await sql`create view diary as select scheduled_date from appointments`.execute(target.db);
  await expect(source.restore(target, { replace: true })).rejects.toThrow('public.diary');
  expect((await sql`select from diary`.execute(target.db)).rows).toEqual([]);
});
