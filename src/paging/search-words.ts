import { sql } from 'kysely';

const MAX_WORDS = 10;

/**
 * Whether a row's `search` column has words that begin with each of the words of `q`, in any order. The
 * column is made with `search_words` (migration 0007). A `q` without any word finds nothing.
 */
export function hasWords(q: string, column = 'search') {
  const words = q.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return sql<boolean>`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<boolean>`${sql.ref(column)} @@ to_tsquery('simple', ${query})`;
}
