import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../db/client.ts';
import { connectionUrl } from '../db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '../db/migrate.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Migrates a throwaway Postgres and writes its types to `db/schema.gen.ts`, or with `verify` compares them with the
 * existing file. Returns the exit code.
 */
export async function runCodegen({ verify }: { verify: boolean }): Promise<number> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-codegen-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const { db, close } = openDatabase(postgres.connection, {
      maxConnections: 1,
      onError: (error) => process.stderr.write(`${error.message}\n`),
    });
    await migrateToLatest(db);
    await close();
    const { status } = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js'),
        ...['--dialect', 'postgres', '--camel-case', '--exclude-pattern', 'kysely_*'],
        ...[
          '--url',
          connectionUrl(postgres.connection),
          '--out-file',
          path.join(ROOT, 'db/schema.gen.ts'),
        ],
        ...(verify ? ['--verify'] : []),
      ],
      { stdio: 'inherit' },
    );
    return status ?? 1;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
