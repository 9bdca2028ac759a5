import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * A statement over rows that it gets as one JSON text, so that it is the same for any number of them: Kysely makes it
 * once, which costs as much as all else that we do for it.
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
