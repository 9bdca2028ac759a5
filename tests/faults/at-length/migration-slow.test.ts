import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { MIGRATION_LOCK } from '../../../db/migrate.ts';
import { startServerProcess } from '../../../src/testing/server-process.ts';
import { withEmptyDatabase } from '../../../src/testing/test-database.ts';

/** Longer than the timeout of any statement of a visitor. */
const MIGRATING_MS = 18_000;

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-migration-slow-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('waits at its start while another instance holds the migration lock for 18 seconds', async () => {
  await withEmptyDatabase(async (database) => {
    const other = openDatabase(
      { connectionString: database.urlThrough() },
      { maxConnections: 1, onError: () => {}, withoutTimeouts: true },
    );
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(other.db);
    const starting = startServerProcess({
      DATABASE_URL: database.urlThrough(),
      DATA_DIR: dataDir,
    });
    const waiting = () =>
      sql`select 1 from pg_locks join pg_stat_activity as activity using (pid)
        where locktype = 'advisory' and not granted
          and activity.datname = current_database()`.execute(database.db);
    await expect.poll(async () => (await waiting()).rows.length, { timeout: 60_000 }).toBe(1);
    await wait(MIGRATING_MS);
    await other.close();
    const server = await starting;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.end('SIGTERM');
  });
});
