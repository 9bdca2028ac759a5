import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Position } from './cursor.ts';
import { findByWords } from './find-by-words-queries.ts';
import { inOrder, type Keyed, type ListOrder } from './page-queries.ts';
import { byIndex } from './search-page-queries.ts';

/** Rows per statement: a few milliseconds, and one or two MB if texts have their maximum length. */
const BATCH_ROWS = 250;

/**
 * Yields all rows of a query without order and limit, in the order of its list, in batches that are read on demand:
 * only one batch is in memory, and no statement, transaction or connection stays open while the consumer processes it.
 * So each row is read in its state at the time of its batch, and rows added in the meantime that sort before the first
 * batch are left out. There is always a first batch, which may be empty.
 * @param matching Words that rows have to match (`matchesSearchWords`).
 */
export async function* readAll<Tables extends keyof DB, Item extends Keyed>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
  matching?: RawBuilder<boolean>,
): AsyncGenerator<Item[], void, void> {
  if (!matching) return yield* readBatches(query, order);
  // Rows with rare words are found by the index. For frequent words the list is scanned and filtered, because the whole
  // index would have to be read for each batch.
  const few = await findByWords(db, byIndex(query, matching, order, { limit: BATCH_ROWS + 1 }));
  if (few.length <= BATCH_ROWS) return yield few;
  for await (const rows of readBatches(query.select(matching.as('isMatch')), order)) {
    yield rows.filter(({ isMatch }) => isMatch) as unknown as Item[];
  }
}

async function* readBatches<Tables extends keyof DB, Item extends Keyed>(
  query: SelectQueryBuilder<DB, Tables, Item>,
  order: ListOrder,
): AsyncGenerator<Item[], void, void> {
  let position: Position | undefined;
  do {
    const rows = await inOrder(query, order, position).limit(BATCH_ROWS).execute();
    yield rows;
    const last = rows.length === BATCH_ROWS ? rows.at(-1) : undefined;
    position = last && { side: 'after', key: last.pageKey, id: last.id };
  } while (position);
}
