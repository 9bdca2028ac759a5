import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ROLE_LABELS } from '../../../src/features/staff/rules.ts';
import type { StaffRole } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { LEAST_ROLE, RoleDialog } from './role-dialog.tsx';
import type { Member } from './staff-columns.tsx';

/** Approves an account with the chosen role; for the attorney role, a dialog asks which attorney it is. */
export function Approval({ member, roles }: { member: Member; roles: readonly StaffRole[] }) {
  const { id, username } = member;
  const [role, setRole] = useState(LEAST_ROLE);
  const [isOpen, setOpen] = useState(false);
  const withToasts = useMutationToasts();
  const { staff } = trpc.useUtils();
  const approval = trpc.staff.approve.useMutation(
    withToasts({
      success: `${username} has access now`,
      failure: 'Failed to approve access',
      refresh: () => staff.invalidate(),
    }),
  );
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={`Role for ${username}`}
        value={role}
        data={roles.map((each) => ({ value: each, label: ROLE_LABELS[each] }))}
        onChange={({ target }) => setRole(target.value as StaffRole)}
      />
      <Button
        variant="filled"
        size="sm"
        pending={approval.isPending}
        aria-label={`Approve ${username}`}
        onClick={() => (role === 'attorney' ? setOpen(true) : approval.mutate({ id, role }))}
      >
        Approve
      </Button>
      {isOpen && <RoleDialog member={member} role={role} onClose={() => setOpen(false)} />}
    </>
  );
}
