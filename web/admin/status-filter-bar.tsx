import type { ReactNode } from 'react';
import { CountedFilter } from './counted-filter.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SearchBox } from './search-box.tsx';

/** What a list is narrowed by whose rows are in one of a few states: words, the state, and whatever `children` add. */
export function StatusFilterBar<Status extends string>({
  searchLabel,
  statuses,
  filter,
  counts,
  onSearch,
  children,
}: {
  searchLabel: string;
  statuses: readonly { value: Status; text: string }[];
  filter: { q?: string | undefined; status?: Status | undefined };
  counts: Readonly<Record<Status | 'all', number>> | undefined;
  onSearch: (
    change: { q?: string | undefined; status?: Status | undefined },
    options?: { replace?: boolean },
  ) => void;
  children?: ReactNode;
}) {
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <SearchBox
        label={searchLabel}
        value={filter.q}
        onChange={(q) => onSearch({ q }, { replace: true })}
      />
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
