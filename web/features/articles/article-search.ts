import { ARTICLE_SORTS } from '../../../src/features/articles/admin-list-rules.ts';
import { ARTICLE_STATUSES, type ArticleStatus } from '../../../src/features/articles/rules.ts';
import { isListKey } from '../../../src/features/firm/practice-areas/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

export type ArticleSearch = ListSearch & {
  status?: ArticleStatus | undefined;
  category?: string | undefined;
  sort?: Sort<(typeof ARTICLE_SORTS)[number]> | undefined;
};

export const readArticleSearch = (search: Record<string, unknown>): ArticleSearch =>
  readListSearch(search, {
    status: oneOf(ARTICLE_STATUSES, search.status),
    category: isListKey(search.category) ? search.category : undefined,
    sort: oneOf(sortsOf(ARTICLE_SORTS), search.sort),
  });
