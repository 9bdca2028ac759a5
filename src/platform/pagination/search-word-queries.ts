import { sql } from 'kysely';

/**
 * Whether a row's `search` column has words that begin with each of the words of `q`, in any order and in any of
 * their usual spellings: without accents, with any apostrophe or none, with a hyphen, a space or neither; numbers
 * with any punctuation. The database folds `q` as it does the column (migration 0028). A `q` without any word finds
 * nothing.
 */
export function hasWords(q: string, column = 'search') {
  return sql<boolean>`${sql.ref(column)} @@ search_query(${q})`;
}
