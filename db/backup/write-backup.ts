import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseConnection } from '../client.ts';
import { BackupError } from './backup-error.ts';
import { copyOut } from './copy.ts';
import {
  type BackupHeader,
  type BackupSection,
  type BackupTrailer,
  FORMAT,
  FORMAT_VERSION,
  ROWS_END,
  type Tally,
} from './format.ts';
import { removeUnfinishedBackups, unfinishedName } from './remove-unfinished.ts';
import { openSingleConnection, type SingleConnection } from './single-connection.ts';
import { beginSnapshot } from './snapshot.ts';
import { readSequences } from './tables.ts';
import { tallying } from './tally.ts';

export type BackupSummary = { file: string; bytes: number; tables: Tally[] };

/** The fields of the header that do not come from the database. */
export type BackupOrigin = Pick<BackupHeader, 'release' | 'keyFingerprints'> & { now: Date };

/**
 * Writes a snapshot of the database to a new file that only this user can read, without blocking other users of the
 * database. The file gets its final name once it is complete and flushed to disk. Throws a `BackupError` if a file with
 * that name exists, or there is nothing to back up.
 */
export async function writeBackup(
  connection: DatabaseConnection,
  file: string,
  origin: BackupOrigin,
): Promise<BackupSummary> {
  if (existsSync(file)) throw nameIsTaken(file);
  const unfinished = unfinishedName(file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await removeUnfinishedBackups(path.dirname(file));
  const single = await openSingleConnection(connection);
  try {
    const tallies: Tally[] = [];
    await pipeline(
      Readable.from(backupBytes(single, origin, tallies)),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await publishBackup(unfinished, file);
    return { file, bytes: (await stat(file)).size, tables: tallies };
  } finally {
    await single.close();
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a hard link never replaces another backup; both are atomic. */
async function publishBackup(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw nameIsTaken(file);
  }
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

const nameIsTaken = (file: string) =>
  new BackupError(`There is a file ${file} already. Choose another name.`);

/** All bytes of the backup. Adds the tally of each table to `tallies`. */
async function* backupBytes(
  { client, db }: SingleConnection,
  { now, ...origin }: BackupOrigin,
  tallies: Tally[],
): AsyncGenerator<Buffer> {
  const { tx, tables, migrations, postgres } = await beginSnapshot(db);
  const all = createHash('sha256');
  const noted = (bytes: Buffer) => {
    all.update(bytes);
    return bytes;
  };
  try {
    const about = {
      format: FORMAT,
      version: FORMAT_VERSION,
      createdAt: now.toISOString(),
    } as const;
    yield noted(line({ ...about, ...origin, postgres, migrations } satisfies BackupHeader));
    for (const { name, columns, select } of tables) {
      yield noted(line({ table: name, columns } satisfies BackupSection));
      const tally = tallying(name, copyOut(client, `copy (${select}) to stdout`));
      for await (const rows of tally.rows) yield noted(rows);
      yield noted(Buffer.from(ROWS_END));
      tallies.push(tally.finish());
    }
    const sequences = await readSequences(tx);
    const sha256 = all.digest('hex');
    yield line({ end: FORMAT, tables: tallies, sequences, sha256 } satisfies BackupTrailer);
  } finally {
    await tx
      .rollback()
      .execute()
      .catch(() => {});
  }
}

const line = (content: object) => Buffer.from(`${JSON.stringify(content)}\n`);
