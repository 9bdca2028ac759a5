import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConnection } from '../client.ts';

/** One connection, spoken to by statements and by COPY, in one transaction if need be. */
export type SingleConnection = { client: pg.Client; db: Kysely<never>; close(): Promise<void> };

/** How the connection calls itself to Postgres. The server's own begin with `lawfront`. */
const BACKUP_NAME = 'backup-of-lawfront';

export async function openSingleConnection(
  connection: DatabaseConnection,
): Promise<SingleConnection> {
  const client = new pg.Client({
    ...connection,
    application_name: BACKUP_NAME,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // What is under way fails with the reason; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  const pool = {
    connect: async () => Object.assign(client, { release: () => {} }),
    end: () => client.end(),
    options: {},
  };
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  // Ended by itself: Kysely ends only what it has begun to use.
  return { client, db, close: () => client.end() };
}
