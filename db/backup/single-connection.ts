import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseConnection } from '../client.ts';

/** One connection for both statements and COPY, which can share a transaction. */
export type SingleConnection = { client: pg.Client; db: Kysely<never>; close(): Promise<void> };

/** The `application_name` of the connection; that of a server's connections begins with `lawfront`. */
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
  // Pending queries fail with this error anyway; without a listener it would end the process.
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
  // Closed directly, because Kysely closes a client only if it has used it.
  return { client, db, close: () => client.end() };
}
