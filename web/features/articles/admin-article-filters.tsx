import { ARTICLE_CATEGORIES, type ArticleStatus } from '../../../src/features/articles/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import type { ArticleSearch } from './article-search.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
  { value: 'scheduled', text: 'Scheduled' },
] as const;

/** Filters of the back office's article list. */
export function AdminArticleFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<ArticleSearch, 'q' | 'status' | 'category'>;
  counts: Readonly<Record<ArticleStatus | 'all', number>> | undefined;
  onSearch: OnSearch<ArticleSearch>;
}) {
  return (
    <StatusFilterBar
      searchLabel="Search by title, author or text"
      statuses={STATUSES}
      filter={filter}
      counts={counts}
      onSearch={onSearch}
    >
      <ChoiceFilter
        label="Category"
        all="All categories"
        options={ARTICLE_CATEGORIES}
        value={filter.category}
        onChange={(category) => onSearch({ category })}
      />
    </StatusFilterBar>
  );
}
