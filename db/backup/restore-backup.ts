import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { openJobQueue } from '../../src/platform/background/queue.ts';
import type { DatabaseConnection } from '../client.ts';
import {
  MIGRATIONS,
  type Migrations,
  migrateTo,
  migrateToLatest,
  startsWithMigrations,
} from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, BackupTrailer, Tally } from './format.ts';
import { type HeldCounts, holdOutgoing } from './hold-outgoing.ts';
import { checkTallies, loadTables } from './load-tables.ts';
import { checkBackup } from './read-backup.ts';
import { explainRefusal, refuseFilled, refuseInUse } from './refusals.ts';
import { dropSchema, findForeign, findObjects } from './schema-objects.ts';
import { openSingleConnection } from './single-connection.ts';
import { settleSession } from './tables.ts';

export type RestoreSummary = { header: BackupHeader; tables: Tally[]; held: HeldCounts };

type Checked = { file: string; header: BackupHeader; trailer: BackupTrailer };

/**
 * Restores a backup into an empty database, or with `replace` in place of the existing content, and migrates it to the
 * schema of this release. Everything that was waiting to be sent is put on hold. Runs in one transaction, which commits
 * only if the checksums of the restored tables match those of the backup. If it throws a `BackupError`, nothing has
 * changed.
 */
export async function restoreBackup(
  connection: DatabaseConnection,
  file: string,
  { replace, migrations = MIGRATIONS }: { replace: boolean; migrations?: Migrations },
): Promise<RestoreSummary> {
  const { header, trailer } = await checkBackup(file);
  if (!startsWithMigrations(header.migrations, migrations)) {
    throw new BackupError(
      `The backup was made by a newer release of Lawfront (${header.release}). Restore it with that release.`,
    );
  }
  const { client, db, close } = await openSingleConnection(connection);
  try {
    await refuseInUse(db);
    if (!replace) await refuseFilled(db);
    await makeQueue(connection);
    const held = await db
      .transaction()
      .execute((tx) => putInPlace(client, tx, { file, header, trailer, migrations }))
      .catch((error: unknown) => {
        throw explainRefusal(error);
      });
    await sql`analyze`.execute(db);
    return { header, tables: trailer.tables, held };
  } finally {
    await close();
  }
}

/** The job queue creates its own tables, in a transaction of its own; they hold no jobs yet. */
async function makeQueue(connection: DatabaseConnection): Promise<void> {
  const queue = await openJobQueue(connection, { retryDelaySeconds: 1, onError: () => {} });
  await queue.stop(5_000);
}

const LOCK_TIMEOUT = '10s';

async function putInPlace(
  client: pg.ClientBase,
  tx: Kysely<never>,
  { file, header, trailer, migrations }: Checked & { migrations: Migrations },
): Promise<HeldCounts> {
  await settleSession(tx);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
  const before = await findObjects(tx);
  await dropSchema(tx, before);
  await migrateTo(tx, header.migrations.at(-1) ?? '', migrations);
  await loadTables(client, tx, file);
  await checkTallies(client, tx, trailer.tables);
  await migrateToLatest(tx, { migrations });
  const held = await holdOutgoing(tx);
  const foreign = findForeign(before, await findObjects(tx));
  if (foreign.length === 0) return held;
  throw new BackupError(
    `The database contains objects that do not belong to Lawfront and would be lost: ${foreign.join(', ')}. ` +
      'Use a separate database for Lawfront.',
  );
}
