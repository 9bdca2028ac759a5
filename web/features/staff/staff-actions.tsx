import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { grantableRoles } from '../../../src/platform/auth/permission-rules.ts';
import { isStaffRole } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { useSession } from '../identity/session.ts';
import { Approval } from './approval.tsx';
import { Consequences } from './consequences.tsx';
import type { Member } from './staff-columns.tsx';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }));

const UNREAD =
  'The programs and calendar feeds that use their access could not be listed. Please try again.';

/** The available actions for an account, such as approving it. */
export function StaffActions({
  member,
  isOnlyOwner,
}: {
  member: Member;
  /** Whether nobody else is an owner or administrator; the server then rejects a change of their role. */
  isOnlyOwner: boolean;
}) {
  const { id, username, role } = member;
  const [isOpen, setOpen] = useState(false);
  const { data: me } = trpc.staff.me.useQuery();
  const can = useCan();
  const decide = useDecision(member);
  if (!me || !isStaffRole(me.role) || !can('staff.manage')) return null;
  if (isOnlyOwner) {
    return (
      <p className="muted small">
        Nobody else is an owner or administrator. Give somebody else that role before you change
        this one.
      </p>
    );
  }
  if (isStaffRole(role) && !grantableRoles(me.role).includes(role)) return null;
  return (
    <>
      {role === 'pending' && (
        <Button
          variant="outline"
          color="destructive"
          size="sm"
          pending={decide.isPending}
          aria-label={`Refuse ${username}`}
          onClick={() => void decide.refuse(id)}
        >
          Refuse
        </Button>
      )}
      {isStaffRole(role) && (
        <Button
          variant="outline"
          color="destructive"
          size="sm"
          pending={decide.isPending}
          aria-label={`Revoke access of ${username}`}
          onClick={() => void decide.revoke(id)}
        >
          Revoke
        </Button>
      )}
      {!isStaffRole(role) && <Approval member={member} roles={grantableRoles(me.role)} />}
      {isStaffRole(role) && me.username !== username && (
        <Button
          size="sm"
          aria-label={`Change the role of ${username}`}
          onClick={() => setOpen(true)}
        >
          Role
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RoleDialog member={member} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useDecision({ username }: Member) {
  const queries = useQueryClient();
  const ask = useConfirm();
  const isOneself = useSession().user?.username === username;
  const withToasts = useMutationToasts();
  const { staff } = trpc.useUtils();
  const [isReading, setReading] = useState(false);
  const refresh = () => queries.invalidateQueries();
  const revocation = trpc.staff.revoke.useMutation(
    withToasts({
      success: `${username} no longer has access`,
      failure: 'Failed to revoke access',
      refresh,
    }),
  );
  const refusal = trpc.staff.refuse.useMutation(
    withToasts({ success: `${username} was refused`, failure: 'Failed to refuse access', refresh }),
  );
  return {
    async refuse(id: string) {
      const isSure = await ask({
        title: `Refuse ${username}?`,
        text: 'When they sign in, they see that their request was refused. You can still approve them later.',
        action: 'Refuse',
        keep: 'Let them wait',
      });
      if (isSure) refusal.mutate({ id });
    },
    async revoke(id: string) {
      setReading(true);
      const access = await staff.outsideAccess
        .fetch({ id })
        .catch(() => showToast({ tone: 'danger', title: 'Failed to revoke access', text: UNREAD }))
        .finally(() => setReading(false));
      if (!access) return;
      const isSure = await ask({
        title: `Revoke access of ${username}?`,
        text: <Consequences {...{ isOneself, access }} />,
        action: 'Revoke',
        keep: 'Keep it',
      });
      if (isSure) revocation.mutate({ id });
    },
    isPending: isReading || refusal.isPending || revocation.isPending,
  };
}
