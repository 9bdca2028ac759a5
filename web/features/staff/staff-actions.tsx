import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { useSession } from '../identity/session.ts';
import type { Member } from './staff-columns.tsx';

/** The decisions about an account that can be made. */
export function StaffActions({
  member,
  isOnlyAdmin,
}: {
  member: Member;
  /** Whether nobody else has access; the server refuses to revoke it then. */
  isOnlyAdmin: boolean;
}) {
  const { id, username, role } = member;
  const decide = useDecision(member);
  if (isOnlyAdmin) {
    return (
      <p className="muted small">
        Nobody else has access. Approve somebody before you revoke this access.
      </p>
    );
  }
  if (role === 'admin') {
    return (
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
    );
  }
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
      <Button
        variant="filled"
        size="sm"
        pending={decide.isPending}
        aria-label={`Approve ${username}`}
        onClick={() => decide.approve(id)}
      >
        Approve
      </Button>
    </>
  );
}

function useDecision({ username }: Member) {
  const queries = useQueryClient();
  const ask = useConfirm();
  const isOneself = useSession().user?.username === username;
  const told = useMutationToasts();
  const refresh = () => queries.invalidateQueries();
  const approval = trpc.staff.approve.useMutation(
    told({
      success: `${username} has access now`,
      failure: 'Failed to approve access',
      refresh,
    }),
  );
  const revocation = trpc.staff.revoke.useMutation(
    told({
      success: `${username} has no access any more`,
      failure: 'Failed to revoke access',
      refresh,
    }),
  );
  const refusal = trpc.staff.refuse.useMutation(
    told({ success: `${username} was refused`, failure: 'Failed to refuse access', refresh }),
  );
  return {
    async refuse(id: string) {
      const isSure = await ask({
        title: `Refuse ${username}?`,
        text: 'They are told that their request was refused. You can still approve them later.',
        action: 'Refuse',
        keep: 'Let them wait',
      });
      if (isSure) refusal.mutate({ id });
    },
    approve: (id: string) => approval.mutate({ id }),
    async revoke(id: string) {
      const isSure = await ask({
        title: `Revoke access of ${username}?`,
        text: isOneself
          ? 'This is your own access. Your next click is refused, and only somebody else can approve you again.'
          : 'Their next click is refused. You can approve them again.',
        action: 'Revoke',
        keep: 'Keep it',
      });
      if (isSure) revocation.mutate({ id });
    },
    isPending: approval.isPending || refusal.isPending || revocation.isPending,
  };
}
