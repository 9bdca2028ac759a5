import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** Fails as a write would, and so also closes a connection to a server that is no longer the primary. */
export async function assertWritable(db: Db): Promise<void> {
  await sql`
    do $$ begin
      if pg_is_in_recovery() or current_setting('transaction_read_only')::boolean then
        raise exception 'the database is read-only' using errcode = '25006';
      end if;
    end $$`.execute(db);
}
