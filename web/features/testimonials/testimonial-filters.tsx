import type { TestimonialStatus } from '../../../src/testimonials/rules.ts';
import { CountedFilter } from '../admin/counted-filter.tsx';
import { FilterBar } from '../admin/filter-bar.tsx';
import { SearchBox } from '../admin/search-box.tsx';
import type { OnSearch, TestimonialSearch } from './testimonial-search.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
] as const;

/** What staff look for among the testimonials. */
export function TestimonialFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<TestimonialSearch, 'q' | 'status'>;
  counts: Readonly<Record<TestimonialStatus | 'all', number>> | undefined;
  onSearch: OnSearch;
}) {
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <SearchBox
        label="Search by name or words"
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
    </FilterBar>
  );
}
