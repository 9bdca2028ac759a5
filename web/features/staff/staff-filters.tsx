import type { StaffStatus } from '../../../src/features/staff/rules.ts';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import type { OnSearch, StaffSearch } from './staff-search.ts';

const STATUSES = [
  { value: 'pending', text: 'Waiting' },
  { value: 'active', text: 'With access' },
  { value: 'revoked', text: 'Withdrawn' },
  { value: 'refused', text: 'Refused' },
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
    <StatusFilterBar
      searchLabel="Search by name or e-mail"
      statuses={STATUSES}
      filter={filter}
      counts={counts}
      onSearch={onSearch}
    />
  );
}
