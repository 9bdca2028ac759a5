import pg from 'pg';
import { reachEmbeddedPostgres } from '../../db/embedded/reach-postgres.ts';

/** Queries the embedded database of a data folder directly, even while a server runs on it. */
export async function askEmbedded<Row extends object>(
  dataDir: string,
  question: string,
): Promise<Row[]> {
  const reached = await reachEmbeddedPostgres(dataDir);
  const client = new pg.Client(reached?.connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
    await reached?.release();
  }
}
