import pg from 'pg';
import { reachEmbeddedPostgres } from '../../db/embedded/reach-postgres.ts';

/** Asks the embedded database of a data folder itself, beside the server if that runs. */
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
    await reached?.letGo();
  }
}
