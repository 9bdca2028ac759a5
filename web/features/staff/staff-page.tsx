import { lazy, Suspense, useCallback, useState } from 'react';
import { STAFF_SORTS } from '../../../src/features/staff/rules.ts';
import { mayDoEverything } from '../../../src/platform/auth/permission-rules.ts';
import { isStaffRole } from '../../../src/platform/auth/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { trpc } from '../../lib/trpc.ts';
import { RequireSecondFactor } from '../identity/require-second-factor.tsx';
import { Invitations } from './invitations.tsx';
import { StaffActions } from './staff-actions.tsx';
import { type Member, staffColumns } from './staff-columns.tsx';
import styles from './staff-page.module.css';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));
const InviteManyDialog = lazy(async () => ({
  default: (await import('./invite-many-dialog.tsx')).InviteManyDialog,
}));
const PermissionsDialog = lazy(async () => ({
  default: (await import('./permissions-dialog.tsx')).PermissionsDialog,
}));

export const ACCOUNTS = defineList({
  id: 'staff',
  label: 'Accounts',
  className: styles.list,
  filters: {
    q: searchFilter('Search by name or e-mail'),
    status: countedFilter('Status', [
      { value: 'pending', text: 'Waiting' },
      { value: 'active', text: 'With access' },
      { value: 'revoked', text: 'Withdrawn' },
      { value: 'refused', text: 'Refused' },
    ]),
  },
  sorts: STAFF_SORTS,
  defaultSort: '-since',
  rows: trpc.staff.list,
  counts: trpc.staff.counts,
  columns: staffColumns,
  csv: {
    permission: 'staff.export',
    path: '/api/admin/staff/export',
    fileName: 'staff.csv',
    failure: 'Failed to export staff',
  },
  empty: { title: 'No accounts yet', text: 'Nobody has signed in yet.' },
  noMatch: 'No accounts match the filters.',
});

const isOwner = ({ role }: Member) => isStaffRole(role) && mayDoEverything(role);

/** The staff accounts and their access status. */
export function StaffPage() {
  const list = useList(ACCOUNTS);
  const [dialog, setDialog] = useState<'invite' | 'several' | 'permissions' | null>(null);
  const { rows: shown } = list.table.getRowModel();
  // The count may be refetched before the list, which then still shows another owner.
  const owners = shown.filter(({ original }) => isOwner(original));
  const onlyOwner =
    list.counts?.owners === 1 && owners.length === 1 ? owners[0]?.original.id : undefined;
  const actions = useCallback(
    (member: Member) => <StaffActions member={member} isOnlyOwner={member.id === onlyOwner} />,
    [onlyOwner],
  );
  return (
    <ListScreen
      list={list}
      title="Staff"
      lead="New sign-ups wait here until somebody approves them and gives them a role."
      actions={
        <>
          <Button onClick={() => setDialog('permissions')}>What the roles may do</Button>
          <IfCan permission="staff.manage">
            <Button onClick={() => setDialog('several')}>Invite several</Button>
            <Button variant="filled" onClick={() => setDialog('invite')}>
              <AdminIcon name="plus" />
              Invite
            </Button>
          </IfCan>
        </>
      }
      intro={<Invitations zone={list.zone} />}
      rowActions={actions}
      hasFixedActions
    >
      <Suspense>
        {dialog === 'invite' && <InviteDialog onClose={() => setDialog(null)} />}
        {dialog === 'several' && <InviteManyDialog onClose={() => setDialog(null)} />}
        {dialog === 'permissions' && <PermissionsDialog onClose={() => setDialog(null)} />}
      </Suspense>
      <div className={styles.requirement}>
        <IfCan permission="signIn.require">
          <RequireSecondFactor />
        </IfCan>
      </div>
    </ListScreen>
  );
}
