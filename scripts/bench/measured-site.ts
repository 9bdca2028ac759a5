import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connectionUrl } from '../../db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';

/** The entry point that runs the built server, as an installation does; other benchmarks run from source. */
export const BUILT_MAIN = path.resolve(import.meta.dirname, '../../src/main.mjs');

/** Starts a separate Postgres server with the durability settings of the embedded one in an installation. */
export async function startMeasuredPostgres(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const { connection } = postgres;
  return {
    connection,
    pid: postgres.pid,
    urlOf: (database: string) => connectionUrl({ ...connection, database }),
    async createDatabase(database: string): Promise<void> {
      const admin = new pg.Client(connection);
      await admin.connect();
      await admin.query(`create database ${database}`);
      await admin.end();
    },
    async stop(): Promise<void> {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts one process of the product on that database as in production (except for the embedded user pool). */
export async function startMeasuredSite(
  databaseUrl: string,
  env: Record<string, string> = {},
  options: { main?: string } = {},
): Promise<ServerProcess & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-bench-site-'));
  const site = await startServerProcess(
    {
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: 'http://localhost:0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    options,
  );
  return {
    ...site,
    async stop() {
      await site.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
