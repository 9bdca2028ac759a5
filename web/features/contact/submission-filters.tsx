import type { SubmissionStatus } from '../../../src/features/contact/rules.ts';
import { PRACTICE_AREAS } from '../../../src/features/firm/practice-areas/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import type { SubmissionSearch } from './submission-search.ts';

const STATUSES = [
  { value: 'new', text: 'New' },
  { value: 'unresolved', text: 'Unresolved' },
  { value: 'resolved', text: 'Resolved' },
] as const;

/** Filters of the list of messages. */
export function SubmissionFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<SubmissionSearch, 'q' | 'status' | 'practiceArea'>;
  counts: Readonly<Record<SubmissionStatus | 'all', number>> | undefined;
  onSearch: OnSearch<SubmissionSearch>;
}) {
  return (
    <StatusFilterBar
      searchLabel="Search by name, e-mail or message"
      statuses={STATUSES}
      filter={filter}
      counts={counts}
      onSearch={onSearch}
    >
      <ChoiceFilter
        label="Practice area"
        all="All practice areas"
        options={PRACTICE_AREAS}
        value={filter.practiceArea}
        onChange={(practiceArea) => onSearch({ practiceArea })}
      />
    </StatusFilterBar>
  );
}
