import {
  ARTICLE_CATEGORIES,
  ARTICLE_STATUSES,
  type ArticleCategory,
  type ArticleStatus,
} from '../../../src/features/articles/rules.ts';

/** What the address of the list says: what is looked for, and where. */
export type ArticleSearch = {
  q?: string | undefined;
  status?: ArticleStatus | undefined;
  category?: ArticleCategory | undefined;
  cursor?: string | undefined;
};

/** Reads an address; what is nonsense in it is left out. */
export function readArticleSearch(search: Record<string, unknown>): ArticleSearch {
  const { q, cursor } = search;
  const status = ARTICLE_STATUSES.find((known) => known === search.status);
  const category = ARTICLE_CATEGORIES.find(({ value }) => value === search.category)?.value;
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(status && { status }),
    ...(category && { category }),
    ...(typeof cursor === 'string' && { cursor }),
  };
}
