import type { ReactNode } from 'react';
import { CountedFilter } from './counted-filter.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { OnSearch } from './list-search.ts';

type StatusSearch<Status> = { q?: string | undefined; status?: Status | undefined };

/** Filters of a list whose rows have a status: search, status, and the filters in `children`. */
export function StatusFilterBar<Status extends string>({
  searchLabel,
  statuses,
  filter,
  counts,
  onSearch,
  end,
  children,
}: {
  searchLabel: string;
  statuses: readonly { value: Status; text: string }[];
  filter: StatusSearch<Status>;
  counts: Readonly<Record<Status | 'all', number>> | undefined;
  onSearch: OnSearch<StatusSearch<Status>>;
  /** Other controls of the list, at the end. */
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <FilterBar searchLabel={searchLabel} filter={filter} onSearch={onSearch} end={end}>
      <CountedFilter
        label="Status"
        options={statuses}
        value={filter.status}
        counts={counts}
        onChange={(status) => onSearch({ status })}
      />
      {children}
    </FilterBar>
  );
}
