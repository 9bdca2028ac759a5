import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openDatabase } from '../../db/client.ts';
import { connectionUrl } from '../../db/embedded/connection.ts';

export type TestDatabase = {
  db: Db;
  /** The database URL through a local port, or directly without one. */
  urlThrough(port?: number): string;
  dispose(): Promise<void>;
};

/** Longer than a machine may stall. Tests of the connection timeout itself use the product's value. */
export const PATIENT_CONNECTION_MS = 15_000;

/** A separate database for the test file, cloned from the migrated template. */
export const createTestDatabase = () => createDatabase(inject('testServer').template);

/**
 * An empty database, as a firm gets it from its provider. `locale` adds options to `create database`, such as
 * `locale_provider libc locale 'C'`.
 */
export const createEmptyDatabase = (locale = '') => createDatabase('template0', locale);

/** Runs `use` on such a database and drops it afterwards. */
export async function withEmptyDatabase<Answer>(
  use: (database: TestDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await createEmptyDatabase();
  return use(database).finally(() => database.dispose());
}

async function createDatabase(template: string, locale = ''): Promise<TestDatabase> {
  const { template: _, ...server } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template} ${locale}`);
  const { db, close } = openDatabase(
    { ...server, database: name },
    { maxConnections: 10, onError: () => {}, connectionWithinMs: PATIENT_CONNECTION_MS },
  );
  const urlThrough = (port?: number) =>
    connectionUrl({ ...server, database: name, ...(port && { host: '127.0.0.1', port }) });
  return {
    db,
    urlThrough,
    async dispose() {
      await close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(server: object, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
