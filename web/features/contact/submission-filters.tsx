import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../../src/contact/rules.ts';
import { formatCount } from '../../../src/paging/rules.ts';
import { PRACTICE_AREAS } from '../../../src/practice-areas/rules.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import screen from '../admin/screen.module.css';
import { SearchBox } from '../admin/search-box.tsx';
import type { SubmissionSearch } from './submission-search.ts';

const STATUS_TEXTS: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  unresolved: 'Unresolved',
  resolved: 'Resolved',
};

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
  const { q, status, practiceArea } = filter;
  const countOf = (of: SubmissionStatus | 'all') => counts && formatCount(counts[of]);
  return (
    <div className={screen.tools}>
      <SearchBox
        label="Search by name, e-mail or message"
        value={q ?? ''}
        onChange={(text) => onSearch({ q: text }, { replace: true })}
      />
      <Segmented
        label="Status"
        value={status ?? 'all'}
        options={[
          { value: 'all', text: 'All', count: countOf('all') },
          ...SUBMISSION_STATUSES.map((value) => ({
            value,
            text: STATUS_TEXTS[value],
            count: countOf(value),
          })),
        ]}
        onChange={(value) => onSearch({ status: value === 'all' ? undefined : value })}
      />
      <select
        className="input"
        aria-label="Practice area"
        value={practiceArea ?? ''}
        onChange={(event) =>
          onSearch({
            practiceArea: PRACTICE_AREAS.find(({ value }) => value === event.target.value)?.value,
          })
        }
      >
        <option value="">All practice areas</option>
        {PRACTICE_AREAS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {(q || status || practiceArea) && (
        <Button
          variant="quiet"
          onClick={() => onSearch({ q: undefined, status: undefined, practiceArea: undefined })}
        >
          Clear Filters
        </Button>
      )}
    </div>
  );
}
