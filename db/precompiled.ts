import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * A statement that takes its rows as one JSON parameter, so that its text is the same for any number of rows and Kysely
 * compiles it only once: compiling costs as much CPU time as all our other work for a booking.
 */
export function precompiled<Row>(
  statementOf: (json: RawBuilder<string>) => RawBuilder<Row>,
): (db: Db, rows: readonly object[]) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, given) => {
    compiled ??= statementOf(sql<string>`${''}`).compile(db);
    const query = { ...compiled, parameters: [JSON.stringify(given)] };
    return (await db.executeQuery<Row>(query)).rows;
  };
}
