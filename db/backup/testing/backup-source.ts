import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach } from 'vitest';
import { openJobQueue } from '../../../src/platform/background/queue.ts';
import { createTestDatabase, type TestDatabase } from '../../../src/testing/test-database.ts';
import { restoreBackup } from '../restore-backup.ts';
import { findTables } from '../tables.ts';
import { writeBackup } from '../write-backup.ts';
import { insertHostileRows } from './hostile-rows.ts';

/** Rows of each table as text, including generated columns. */
export type Content = Record<string, string[]>;

export type BackupSource = {
  database: TestDatabase;
  content: Content;
  /** Its backup. */
  file: string;
  /** An unused path in the same folder. */
  newFile(): string;
  /** Restores while nothing else is connected: a test's database uses the same pool name as a server. */
  restore(
    target: TestDatabase,
    options?: { replace?: boolean; from?: string },
  ): ReturnType<typeof restoreBackup>;
  dispose(): Promise<void>;
};

export const ORIGIN = {
  now: new Date('2031-03-10T14:00:00Z'),
  release: '0.1.0',
  keyFingerprints: ['one'],
};

export const connectionOf = (database: TestDatabase) => ({
  connectionString: database.urlThrough(),
});

/**
 * Returns a function that registers the databases of a test, and disposes of them after the test, even if it failed.
 */
export function disposeAfterEachTest(): (making: Promise<TestDatabase>) => Promise<TestDatabase> {
  const databases: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.dispose();
  });
  return async (making) => {
    const database = await making;
    databases.push(database);
    return database;
  };
}

export const rawDb = ({ db }: TestDatabase) => db as never as Kysely<never>;

/** A database with hostile rows in every table and with jobs, and its backup. */
export async function openBackupSource(): Promise<BackupSource> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-backup-'));
  const database = await createTestDatabase();
  await fillDatabase(database);
  const file = path.join(folder, 'source.gz');
  await writeBackup(connectionOf(database), file, ORIGIN);
  return {
    database,
    content: await contentOf(database),
    file,
    newFile: () => path.join(folder, `${randomUUID()}.gz`),
    async restore(target, { replace = false, from = file } = {}) {
      await sql`select pg_terminate_backend(pid, 10_000) from pg_stat_activity
        where datname = ${new URL(target.urlThrough()).pathname.slice(1)}`.execute(database.db);
      return restoreBackup(connectionOf(target), from, { replace });
    },
    async dispose() {
      await database.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function contentOf(database: TestDatabase): Promise<Content> {
  const content: Content = {};
  for (const { name } of await findTables(rawDb(database))) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.raw(name)} each order by 1`.execute(database.db);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

export async function fillDatabase(database: TestDatabase): Promise<void> {
  const tables = (await findTables(rawDb(database))).map(({ name }) => name);
  await insertHostileRows(
    rawDb(database),
    tables.filter((name) => name !== 'pgboss.job'),
  );
  const queue = await openJobQueue(connectionOf(database), {
    retryDelaySeconds: 1,
    onError: () => {},
  });
  await database.db.transaction().execute(async (tx) => {
    const startAfter = new Date('2031-03-11T16:00:00.123Z');
    await queue.enqueue(tx, 'fetch-news-source', [
      { id: '00000000-0000-4000-8000-000000000001', data: { sourceId: 'a' } },
      { id: '00000000-0000-4000-8000-000000000002', data: { sourceId: '\\.\n' }, startAfter },
    ]);
  });
  await queue.stop(1_000);
}
