import { type Database, openDatabase } from '../../../db/client.ts';
import { insertHosts } from '../../../src/features/availability/testing/parallel-hosts.ts';

/** Opens a database while `use` runs. */
export async function withDatabase<Result>(
  databaseUrl: string,
  use: (db: Database['db']) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(
    { connectionString: databaseUrl },
    { maxConnections: 2, onError: () => {} },
  );
  return use(db).finally(close);
}

/** Replaces the firm by this many attorneys, all with the documented types and start times; returns their numbers. */
export async function addHosts(databaseUrl: string, count: number): Promise<void> {
  await withDatabase(databaseUrl, (db) => db.transaction().execute((tx) => insertHosts(tx, count)));
}
