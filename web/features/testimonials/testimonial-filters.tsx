import type { TestimonialStatus } from '../../../src/features/testimonials/rules.ts';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
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
    <StatusFilterBar
      searchLabel="Search by name or words"
      statuses={STATUSES}
      filter={filter}
      counts={counts}
      onSearch={onSearch}
    />
  );
}
