import {
  ARTICLE_CATEGORIES,
  ARTICLE_STATUSES,
  type ArticleStatus,
} from '../../../src/articles/rules.ts';
import { formatCount } from '../../../src/paging/rules.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import screen from '../admin/screen.module.css';
import { SearchBox } from '../admin/search-box.tsx';
import { type ArticleSearch, categoryOf } from './article-search.ts';

const STATUS_TEXTS: Readonly<Record<ArticleStatus, string>> = {
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
};

/** What staff look for among the articles. */
export function OfficeArticleFilters({
  filter: { q, status, category },
  counts,
  onSearch,
}: {
  filter: ArticleSearch;
  counts: Readonly<Record<ArticleStatus | 'all', number>> | undefined;
  onSearch: (change: Partial<ArticleSearch>, options?: { replace?: boolean }) => void;
}) {
  const countOf = (of: ArticleStatus | 'all') => counts && formatCount(counts[of]);
  return (
    <div className={screen.tools}>
      <SearchBox
        label="Search by title, author or text"
        value={q ?? ''}
        onChange={(text) => onSearch({ q: text }, { replace: true })}
      />
      <Segmented
        label="Status"
        value={status ?? 'all'}
        options={[
          { value: 'all', text: 'All', count: countOf('all') },
          ...ARTICLE_STATUSES.map((value) => ({
            value,
            text: STATUS_TEXTS[value],
            count: countOf(value),
          })),
        ]}
        onChange={(value) => onSearch({ status: value === 'all' ? undefined : value })}
      />
      <select
        className="input"
        aria-label="Category"
        value={category ?? ''}
        onChange={(event) => onSearch({ category: categoryOf(event.target.value) })}
      >
        <option value="">All categories</option>
        {ARTICLE_CATEGORIES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {(q || status || category) && (
        <Button
          variant="quiet"
          onClick={() => onSearch({ q: undefined, status: undefined, category: undefined })}
        >
          Clear Filters
        </Button>
      )}
    </div>
  );
}
