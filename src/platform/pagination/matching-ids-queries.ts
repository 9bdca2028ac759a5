import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { findByWords } from './find-by-words-queries.ts';
import { MAX_BULK_ROWS } from './rules.ts';

/**
 * The ids that a query for `id` finds, newest first, at most as many as a bulk change accepts.
 * @param matching Words that rows have to match (`matchesSearchWords`).
 */
export async function findMatchingIds<Tables extends keyof DB>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, { id: string }>,
  matching?: RawBuilder<boolean>,
): Promise<{ ids: string[]; isCut: boolean }> {
  const first = query
    .orderBy(sql.ref('createdAt'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(MAX_BULK_ROWS + 1);
  const rows = await (matching ? findByWords(db, first.where(matching)) : first.execute());
  const ids = rows.map(({ id }) => id);
  return { ids: ids.slice(0, MAX_BULK_ROWS), isCut: ids.length > MAX_BULK_ROWS };
}
