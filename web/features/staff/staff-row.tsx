import { Badge, type MantineColor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { staffMemberSchema } from '../../../src/features/staff/schema.ts';
import type { Role } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import rows from '../../ui/rows.module.css';
import { MailsLink } from '../email/mails-link.tsx';
import { useSession } from '../identity/session.ts';
import styles from './staff-page.module.css';

type Member = z.output<typeof staffMemberSchema>;

const STATES: Readonly<Record<Role, { text: string; color: MantineColor }>> = {
  admin: { text: 'Has access', color: 'success' },
  pending: { text: 'Waits for approval', color: 'warning' },
  revoked: { text: 'Access withdrawn', color: 'gray' },
  refused: { text: 'Refused', color: 'gray' },
};

export function StaffRow({
  member,
  zone,
  isOnlyAdmin,
}: {
  member: Member;
  zone: string;
  /** Whether nobody else has access; the server refuses to revoke it then. */
  isOnlyAdmin: boolean;
}) {
  const { id, username, email, role, createdAt } = member;
  const { text, color } = STATES[role];
  const decide = useDecision(member);
  return (
    <li className={styles.row}>
      <div>
        <p className={rows.who}>
          {username} <Badge color={color}>{text}</Badge>
        </p>
        <p className={`muted small ${styles.since}`}>
          {email ?? 'no address'} · since{' '}
          <time dateTime={createdAt}>{formatDate(createdAt, zone)}</time>
        </p>
        {email && <MailsLink to={email} className={styles.mails} />}
      </div>
      {isOnlyAdmin && (
        <p className="muted small">
          Nobody else has access. Approve somebody before you revoke this access.
        </p>
      )}
      {role === 'admin' && !isOnlyAdmin && (
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
      {role !== 'admin' && (
        <div className={rows.acts}>
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
        </div>
      )}
    </li>
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
