import { useCallback, useMemo, useState } from 'react';
import { STAFF_SORTS } from '../../../src/features/staff/rules.ts';
import { mayDoEverything } from '../../../src/platform/auth/permissions/rules.ts';
import { isStaffRole } from '../../../src/platform/auth/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { RequireSecondFactor } from '../identity/require-second-factor.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';
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

const isOwner = ({ role }: Member) => isStaffRole(role) && mayDoEverything(role);

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
  const [dialog, setDialog] = useState<'invite' | 'permissions' | null>(null);
  const listSettings = useListSettings('staff');
  const { layout } = listSettings;
  const list = trpc.staff.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.staff.counts.useQuery();
  const columns = useMemo(() => staffColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  const { rows: shown } = table.getRowModel();
  // The count may be refetched before the list, which then still shows another owner.
  const isOneOwner =
    counts.data?.owners === 1 && shown.filter(({ original }) => isOwner(original)).length < 2;
  const actions = useCallback(
    (member: Member) => (
      <StaffActions member={member} isOnlyOwner={isOwner(member) && isOneOwner} />
    ),
    [isOneOwner],
  );
  return (
    <Screen
      title="Staff"
      lead="New sign-ups wait here until somebody approves them and gives them a role."
      actions={
        <>
          <Button onClick={() => setDialog('permissions')}>What the roles may do</Button>
          <IfCan permission="staff.manage">
            <Button variant="filled" onClick={() => setDialog('invite')}>
              <AdminIcon name="plus" />
              Invite
            </Button>
          </IfCan>
          <CsvExportButton
            permission="staff.export"
            path="/api/admin/staff/export"
            fileName="staff.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export staff"
          />
          <RefreshButton queries={[list, counts]} />
        </>
      }
    >
      <Invitations zone={firm.zone} />
      <StatusFilterBar
        searchLabel="Search by name or e-mail"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{ title: 'No accounts yet', text: 'Nobody has signed in yet.' }}
        noMatch={{ text: 'No accounts match the filters.' }}
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
      {dialog === 'invite' && <InviteDialog onClose={() => setDialog(null)} />}
      {dialog === 'permissions' && <PermissionsDialog onClose={() => setDialog(null)} />}
      <div className={styles.requirement}>
        <IfCan permission="signIn.require">
          <RequireSecondFactor />
        </IfCan>
      </div>
    </Screen>
  );
}
