import type { StaffStatus } from '../../../src/staff/rules.ts';
import { CountedFilter } from '../admin/counted-filter.tsx';
import { FilterBar } from '../admin/filter-bar.tsx';
import { SearchBox } from '../admin/search-box.tsx';
import type { OnSearch, StaffSearch } from './staff-search.ts';

const STATUSES = [
  { value: 'pending', text: 'Waiting' },
  { value: 'active', text: 'With access' },
  { value: 'revoked', text: 'Withdrawn' },
] as const;

/** Whom staff look for. */
export function StaffFilters({
  filter,
  counts,
  onSearch,
}: {
  filter: Pick<StaffSearch, 'q' | 'status'>;
  counts: Readonly<Record<StaffStatus | 'all', number>> | undefined;
  onSearch: OnSearch;
}) {
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <SearchBox
        label="Search by name or e-mail"
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
