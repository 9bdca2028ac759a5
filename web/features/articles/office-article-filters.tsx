import { ARTICLE_CATEGORIES, type ArticleStatus } from '../../../src/articles/rules.ts';
import { ChoiceFilter } from '../admin/choice-filter.tsx';
import { CountedFilter } from '../admin/counted-filter.tsx';
import { FilterBar } from '../admin/filter-bar.tsx';
import { SearchBox } from '../admin/search-box.tsx';
import type { ArticleSearch } from './article-search.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
  { value: 'scheduled', text: 'Scheduled' },
] as const;

/** What staff look for among the articles. */
export function OfficeArticleFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<ArticleSearch, 'q' | 'status' | 'category'>;
  counts: Readonly<Record<ArticleStatus | 'all', number>> | undefined;
  onSearch: (change: Partial<ArticleSearch>, options?: { replace?: boolean }) => void;
}) {
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <SearchBox
        label="Search by title, author or text"
        value={filter.q}
        onChange={(q) => onSearch({ q }, { replace: true })}
      />
      <CountedFilter
        label="Status"
        options={STATUSES}
        value={filter.status}
        counts={counts}
        onChange={(status) => onSearch({ status })}
      />
      <ChoiceFilter
        label="Category"
        all="All categories"
        options={ARTICLE_CATEGORIES}
        value={filter.category}
        onChange={(category) => onSearch({ category })}
      />
    </FilterBar>
  );
}
