import { ARTICLE_SORTS } from '../../../src/features/articles/admin-list/rules.ts';
import {
  ARTICLE_CATEGORIES,
  ARTICLE_STATUSES,
  type ArticleCategory,
  type ArticleStatus,
} from '../../../src/features/articles/rules.ts';
import { type Sort, sortsOf } from '../../../src/platform/pagination/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

export type ArticleSearch = ListSearch & {
  status?: ArticleStatus | undefined;
  category?: ArticleCategory | undefined;
  sort?: Sort<(typeof ARTICLE_SORTS)[number]> | undefined;
};

export const readArticleSearch = (search: Record<string, unknown>): ArticleSearch =>
  readListSearch(search, {
    status: oneOf(ARTICLE_STATUSES, search.status),
    category: ARTICLE_CATEGORIES.find(({ value }) => value === search.category)?.value,
    sort: oneOf(sortsOf(ARTICLE_SORTS), search.sort),
  });
