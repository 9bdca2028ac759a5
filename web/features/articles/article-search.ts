import {
  ARTICLE_CATEGORIES,
  ARTICLE_STATUSES,
  type ArticleCategory,
  type ArticleStatus,
} from '../../../src/features/articles/rules.ts';
import { type ListSearch, oneOf, readListSearch } from '../../admin/list-search.ts';

export type ArticleSearch = ListSearch & {
  status?: ArticleStatus | undefined;
  category?: ArticleCategory | undefined;
};

export const readArticleSearch = (search: Record<string, unknown>): ArticleSearch =>
  readListSearch(search, {
    status: oneOf(ARTICLE_STATUSES, search.status),
    category: ARTICLE_CATEGORIES.find(({ value }) => value === search.category)?.value,
  });
