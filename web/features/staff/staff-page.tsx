import { useCallback, useMemo } from 'react';
import { STAFF_SORTS } from '../../../src/features/staff/rules.ts';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useKeptList } from '../../admin/list/use-kept-list.ts';
import { useList } from '../../admin/list/use-list.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { RequireSecondFactor } from '../identity/require-second-factor.tsx';
import { StaffActions } from './staff-actions.tsx';
import { type Member, staffColumns } from './staff-columns.tsx';
import styles from './staff-page.module.css';
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
  const { cursor, sort, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const kept = useKeptList('staff');
  const { layout } = kept;
  const list = trpc.staff.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.staff.counts.useQuery();
  const columns = useMemo(() => staffColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  const { rows: shown } = table.getRowModel();
  // The count may arrive before the list, which then still shows somebody else with access.
  const isOneActive =
    counts.data?.active === 1 &&
    shown.filter(({ original }) => original.role === 'admin').length < 2;
  const actions = useCallback(
    (member: Member) => (
      <StaffActions member={member} isOnlyAdmin={member.role === 'admin' && isOneActive} />
    ),
    [isOneActive],
  );
  return (
    <Screen
      title="Staff"
      lead="New sign-ups wait here until a member of staff approves them. Everyone with access can see and change everything."
      actions={
        <>
          <CsvExportButton
            path="/api/admin/staff/export"
            fileName="staff.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export staff"
          />
          <RefreshButton queries={[list, counts]} />
        </>
      }
    >
      <StatusFilterBar
        searchLabel="Search by name or e-mail"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            kept={kept}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{ title: 'Nobody yet', text: 'Nobody has signed in so far.' }}
        noMatch={{ text: 'Nobody here is like that.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="Accounts"
              table={table}
              sort={sortOf(STAFF_SORTS, '-since', sort, onSearch)}
              isCompact={layout.isCompact}
              hasFixedActions
              actions={actions}
            />
          </div>
        )}
      </PagedList>
      <div className={styles.requirement}>
        <RequireSecondFactor />
      </div>
    </Screen>
  );
}
