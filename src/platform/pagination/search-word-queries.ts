import { sql } from 'kysely';

/**
 * Whether a row's `search` column has words that begin with each word of `q`, in any order and in any usual spelling:
 * without accents, with any apostrophe or none, with a hyphen, a space or neither; numbers with any punctuation. The
 * database normalizes `q` like the column (migration 0028). A `q` without any word matches nothing.
 */
export function matchesSearchWords(q: string, column = 'search') {
  return sql<boolean>`${sql.ref(column)} @@ search_query(${q})`;
}
