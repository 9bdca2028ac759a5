import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { StaffRow } from './staff-row.tsx';
import type { StaffSearch } from './staff-search.ts';

const STATUSES = [
  { value: 'pending', text: 'Waiting' },
  { value: 'active', text: 'With access' },
  { value: 'revoked', text: 'Withdrawn' },
  { value: 'refused', text: 'Refused' },
] as const;

/** The staff accounts and their access status. */
export function StaffPage({
  search,
  onSearch,
}: {
  search: StaffSearch;
  onSearch: OnSearch<StaffSearch>;
}) {
  const { cursor, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.staff.list.useQuery({ ...filter, cursor }, LIST_QUERY);
  const counts = trpc.staff.counts.useQuery();
  return (
    <Screen
      title="Staff"
      lead="New sign-ups wait here until a member of staff approves them. Everyone with access can see and change everything."
      actions={<RefreshButton queries={[list, counts]} />}
    >
      <StatusFilterBar
        searchLabel="Search by name or e-mail"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{ title: 'Nobody yet', text: 'Nobody has signed in so far.' }}
        noMatch={{ text: 'Nobody here is like that.' }}
        onSearch={onSearch}
      >
        {(members) => (
          <ul className={`${rows.box} ${rows.rows}`}>
            {members.map((member) => (
              <StaffRow
                key={member.id}
                member={member}
                zone={firm.zone}
                isOnlyAdmin={member.role === 'admin' && counts.data?.active === 1}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
