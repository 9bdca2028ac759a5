import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LEAST_ROLE, ROLE_LABELS } from '../../../src/features/staff/rules.ts';
import type { StaffRole } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Member } from './staff-columns.tsx';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }));

/** The choice of a part of a role. */
const PART = 'part';

/**
 * Approves an account with the chosen role. A dialog asks for the areas of a part of a role, and which attorney an
 * attorney is.
 */
export function Approval({ member, roles }: { member: Member; roles: readonly StaffRole[] }) {
  const { id, username } = member;
  const [choice, setChoice] = useState<StaffRole | typeof PART>(LEAST_ROLE);
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
        value={choice}
        data={[
          ...roles.map((each) => ({ value: each, label: ROLE_LABELS[each] })),
          { value: PART, label: 'Only some areas…' },
        ]}
        onChange={({ target }) => setChoice(target.value as typeof choice)}
      />
      <Button
        variant="filled"
        size="sm"
        pending={approval.isPending}
        aria-label={`Approve ${username}`}
        onClick={() =>
          choice === PART || choice === 'attorney'
            ? setOpen(true)
            : approval.mutate({ id, role: choice })
        }
      >
        Approve
      </Button>
      {isOpen && (
        <Suspense>
          <RoleDialog
            member={choice === PART ? { ...member, areas: [] } : member}
            {...(choice !== PART && { role: choice })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
