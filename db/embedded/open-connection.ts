import pg from 'pg';
import { connectionTo } from './connection.ts';
import type { Place } from './data-folder.ts';
import { DataFolderUnusableError, RESTORE_OR_START_EMPTY } from './folder-failure.ts';
import type { Postmaster } from './postmaster.ts';

const WITHIN_MS = 5_000;

/** SQLSTATE cannot_connect_now: starting, recovering or stopping. */
export const CANNOT_CONNECT_NOW = '57P03';
/** SQLSTATE invalid_password. */
const INVALID_PASSWORD = '28P01';

/** Opens one connection and closes it. Throws the error of node-postgres. */
export async function openConnectionOnce(postmaster: Postmaster, password: string): Promise<void> {
  const client = new pg.Client({
    ...connectionTo(postmaster, password),
    connectionTimeoutMillis: WITHIN_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // Reads from disk, because a server with damaged tables still accepts connections.
    await client.query('select count(*) from pg_class');
  } finally {
    await client.end().catch(() => {});
  }
}

/** The error to show for a server that has started but accepts no connections. */
export function explainClosedDatabase(error: unknown, { passwordFile, cluster }: Place): Error {
  const reason =
    error instanceof pg.DatabaseError && error.code === INVALID_PASSWORD
      ? `the password in ${passwordFile} is not its own`
      : String(error instanceof Error ? error.message : error);
  return new DataFolderUnusableError(
    `The database in ${cluster} cannot be opened: ${reason}. ${RESTORE_OR_START_EMPTY}`,
    { cause: error },
  );
}
