import type { SubmissionStatus } from '../../../src/contact/rules.ts';
import { PRACTICE_AREAS } from '../../../src/practice-areas/rules.ts';
import { ChoiceFilter } from '../admin/choice-filter.tsx';
import { CountedFilter } from '../admin/counted-filter.tsx';
import { FilterBar } from '../admin/filter-bar.tsx';
import { SearchBox } from '../admin/search-box.tsx';
import type { SubmissionSearch } from './submission-search.ts';

const STATUSES = [
  { value: 'new', text: 'New' },
  { value: 'unresolved', text: 'Unresolved' },
  { value: 'resolved', text: 'Resolved' },
] as const;

/** What staff look for among the messages. */
export function SubmissionFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<SubmissionSearch, 'q' | 'status' | 'practiceArea'>;
  counts: Readonly<Record<SubmissionStatus | 'all', number>> | undefined;
  onSearch: (change: Partial<SubmissionSearch>, options?: { replace?: boolean }) => void;
}) {
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <SearchBox
        label="Search by name, e-mail or message"
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
        label="Practice area"
        all="All practice areas"
        options={PRACTICE_AREAS}
        value={filter.practiceArea}
        onChange={(practiceArea) => onSearch({ practiceArea })}
      />
    </FilterBar>
  );
}
