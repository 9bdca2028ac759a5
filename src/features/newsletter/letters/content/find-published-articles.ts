import type { Context } from '../../../../platform/trpc/context.ts';
import { listArticlesOf, searchArticles } from '../../../articles/queries.ts';

const MAX_FOUND = 50;

/** Published articles that staff can choose for a letter: the newest, or those that match `q` best. */
export function findPublishedArticles(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { q }: { q: string | null },
) {
  const range = { limit: MAX_FOUND, now: now() };
  return q ? searchArticles(db, { q, category: null, ...range }) : listArticlesOf(db, range);
}
