import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobQueue } from '../../src/platform/background/queue.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../src/testing/test-database.ts';
import { hasPendingMigrations } from '../migrate.ts';
import {
  type BackupSource,
  connectionOf,
  contentOf,
  disposeAfterEachTest,
  fillDatabase,
  ORIGIN,
  openBackupSource,
  rawDb,
} from './testing/backup-source.ts';
import { writeBackup } from './write-backup.ts';

let source: BackupSource;
const disposed = disposeAfterEachTest();

beforeAll(async () => {
  source = await openBackupSource();
});
afterAll(() => source.dispose());

it('restores every row of every table unchanged', async () => {
  for (const rows of Object.values(source.content)) expect(rows).not.toEqual([]);
  const after = await disposed(createEmptyDatabase());
  const { tables } = await source.restore(after);
  expect(tables.map(({ table }) => table).sort()).toEqual(Object.keys(source.content).sort());
  expect(await contentOf(after)).toEqual(source.content);
  expect(await hasPendingMigrations(rawDb(after))).toBe(false);
  const again = await writeBackup(connectionOf(after), source.newFile(), ORIGIN);
  expect(again.tables).toEqual(tables);

  // Sequences continue after the last value, and triggers are enabled again.
  const { rows } = await sql<{ id: string }>`
    insert into audit_log (actor, action, entity) values ('a', 'b', 'c') returning id`.execute(
    after.db,
  );
  expect(rows).toEqual([{ id: '4' }]);
  await expect(sql`delete from audit_log`.execute(after.db)).rejects.toThrow('append-only');
});

it('restores an active job for the next worker, and no other job before its time', async () => {
  const before = await disposed(createTestDatabase());
  await fillDatabase(before);
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
    where data ->> 'sourceId' = 'a'`.execute(before.db);
  const from = source.newFile();
  await writeBackup(connectionOf(before), from, ORIGIN);
  const after = await disposed(createEmptyDatabase());
  await source.restore(after, { from });
  const queue = await openJobQueue(connectionOf(after), {
    retryDelaySeconds: 1,
    onError: () => {},
  });
  const done: string[] = [];
  await queue.work('fetch-news-source', async ({ sourceId }) => {
    done.push(sourceId);
  });
  await expect.poll(() => done).toEqual(['a']);
  await queue.stop(1_000);
});

it('backs up a consistent state: each appointment with its mail, and each mail with its appointment', async () => {
  const before = await disposed(createTestDatabase());
  let booked = 0;
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      booked += 1;
      await bookWithMail(before, booked);
    }
  };
  const writers = Promise.all([writer(), writer(), writer(), writer()]);
  const backups = [1, 2, 3].map(source.newFile);
  try {
    for (const file of backups) {
      const soFar = booked;
      await expect.poll(() => booked).toBeGreaterThan(soFar + 100);
      await writeBackup(connectionOf(before), file, ORIGIN);
    }
  } finally {
    isOver = true;
    await writers;
  }
  const counts: number[] = [];
  for (const from of backups) {
    const after = await disposed(createEmptyDatabase());
    await source.restore(after, { from });
    const { rows } = await sql<{ booked: number; alone: number }>`
      select count(a.id)::int as booked,
          count(*) filter (where a.id is null or m.id is null)::int as alone
        from appointments a full join outbox_emails m on m.dedupe_key = a.id`.execute(after.db);
    expect(rows[0]?.alone).toBe(0);
    counts.push(rows[0]?.booked ?? 0);
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set([0, ...counts, booked]).size).toBe(5);
});

async function bookWithMail({ db }: TestDatabase, place: number) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into appointments (first_name, last_name, email, consultation_type, practice_area,
          scheduled_date, ends_at)
        values ('D', 'W', 'd@example.com', 'initial', 'other',
          timestamptz '2031-01-01Z' + make_interval(mins => ${place * 30}),
          timestamptz '2031-01-01Z' + make_interval(mins => ${place * 30 + 30}))
        returning id`.execute(tx);
    await sql`insert into outbox_emails (kind, to_email, payload, dedupe_key)
      values ('k', 'e', '{}', ${rows[0]?.id})`.execute(tx);
  });
}

it('writes a file for its owner only, replaces no file, and leaves none behind on failure', async () => {
  const { database, file, newFile } = source;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  await expect(writeBackup(connectionOf(database), file, ORIGIN)).rejects.toThrow('already');
  expect(await readFile(file)).toEqual(bytes);

  const broken = await disposed(createTestDatabase());
  await sql`alter table audit_log drop constraint audit_log_pkey`.execute(broken.db);
  const second = newFile();
  await expect(writeBackup(connectionOf(broken), second, ORIGIN)).rejects.toThrow('no primary key');
  const left = (await readdir(path.dirname(file))).filter((name) =>
    name.includes(path.basename(second)),
  );
  expect(left).toEqual([]);
});

it('refuses an empty database and the schema of a newer release', async () => {
  const empty = await disposed(createEmptyDatabase());
  const backUp = (database: TestDatabase) =>
    writeBackup(connectionOf(database), source.newFile(), ORIGIN);
  await expect(backUp(empty)).rejects.toThrow('nothing to back up');
  const newer = await disposed(createTestDatabase());
  await sql`insert into kysely_migration values ('9999-later', '2040-01-01T00:00:00.000Z')`.execute(
    newer.db,
  );
  await expect(backUp(newer)).rejects.toThrow('newer release');
});
