import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { seedEmptyDatabase } from '../../db/seed.ts';
import { openJobQueue } from '../platform/background/queue.ts';

/** How test files connect to the server that `setup` started. */
export type TestServer = {
  host: string;
  port: number;
  user: string;
  password: string;
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** Whether fault tests run at full length, as `npm run test:faults` does. */
    atLength: boolean;
    /** Whether an app listens on the same port as the previous one. */
    reusesPort?: boolean;
  }
}

const TEMPLATE = 'lawfront_template';

/** Starts one throwaway Postgres per run, with a migrated and seeded template database that each test file clones. */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    // Durability is off: a test run that crashes loses nothing of value.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
    },
  });
  await buildTemplate(postgres.connection);
  const { host, port, user, password } = postgres.connection;
  project.provide('testServer', { host, port, user, password, template: TEMPLATE });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function buildTemplate(
  server: Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection'],
) {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const connection = { ...server, database: TEMPLATE };
  const onError = (error: Error) => {
    throw error;
  };
  const database = openDatabase(connection, {
    maxConnections: 2,
    withoutTimeouts: true,
    onError,
  });
  await migrateToLatest(database.db as never);
  // Tests of several hosts create them themselves: with a single host, a booked start time is no longer free.
  await seedEmptyDatabase(database.db, { now: new Date(), demo: true, demoHosts: false });
  await database.close();
  const jobs = await openJobQueue(connection, { retryDelaySeconds: 1, onError });
  await jobs.stop(5_000);
}
