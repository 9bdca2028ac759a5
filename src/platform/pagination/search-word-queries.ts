import { sql } from 'kysely';
import { withAsciiDomains } from '../text/text-schema.ts';

/**
 * Whether a row's `search` column has words that begin with each word of `q`, in any order and in any usual spelling:
 * without accents, with any apostrophe or none, with a hyphen, a space or neither; numbers with any punctuation. The
 * database normalizes `q` like the column (`search_words`). An international domain also finds the addresses at it,
 * which are stored in ASCII. A `q` without any word matches nothing.
 */
export function matchesSearchWords(q: string, column = 'search') {
  const ascii = withAsciiDomains(q);
  const query =
    ascii === q ? sql`search_query(${q})` : sql`(search_query(${q}) || search_query(${ascii}))`;
  return sql<boolean>`${sql.ref(column)} @@ ${query}`;
}
