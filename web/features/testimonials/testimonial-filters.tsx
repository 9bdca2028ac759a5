import { formatCount } from '../../../src/paging/rules.ts';
import type { TestimonialStatus } from '../../../src/testimonials/rules.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import screen from '../admin/screen.module.css';
import { SearchBox } from '../admin/search-box.tsx';
import type { OnSearch, TestimonialSearch } from './testimonial-search.ts';

/** What staff look for among the testimonials. */
export function TestimonialFilters({
  filter: { q, status },
  counts,
  onSearch,
}: {
  filter: Pick<TestimonialSearch, 'q' | 'status'>;
  counts: Readonly<Record<TestimonialStatus | 'all', number>> | undefined;
  onSearch: OnSearch;
}) {
  const countOf = (of: TestimonialStatus | 'all') => counts && formatCount(counts[of]);
  return (
    <div className={screen.tools}>
      <SearchBox
        label="Search by name or words"
        value={q ?? ''}
        onChange={(text) => onSearch({ q: text }, { replace: true })}
      />
      <Segmented
        label="Status"
        value={status ?? 'all'}
        options={[
          { value: 'all', text: 'All', count: countOf('all') },
          { value: 'published', text: 'Published', count: countOf('published') },
          { value: 'draft', text: 'Drafts', count: countOf('draft') },
        ]}
        onChange={(value) => onSearch({ status: value === 'all' ? undefined : value })}
      />
      {(q || status) && (
        <Button variant="quiet" onClick={() => onSearch({ q: undefined, status: undefined })}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}
