import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';

/** The version of Postgres, such as 18.4. */
export async function findServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? 'unknown';
}
