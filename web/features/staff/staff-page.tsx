import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '../../../src/staff/rules.ts';
import type { staffMemberSchema } from '../../../src/staff/schema.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './staff-page.module.css';

type Member = z.output<typeof staffMemberSchema>;

const STATES: Readonly<Record<Role, string>> = {
  admin: 'Has access',
  pending: 'Waits for approval',
  revoked: 'Access withdrawn',
};

/** Who may come in, and who waits outside. */
export function StaffPage() {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const { data: members, isError, isFetching, refetch } = trpc.staff.list.useQuery();
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>Staff</h1>
          <p className="muted">
            Whoever signs up waits here until one of you lets them in. Everybody with access sees
            and changes everything.
          </p>
        </div>
        <Button onClick={() => void refetch()} pending={isFetching}>
          Refresh
        </Button>
      </div>
      {isError && (
        <Notice tone="danger" icon="alert" role="alert">
          <p>The list could not be loaded. Press Refresh to try again.</p>
        </Notice>
      )}
      {!members && !isError && <p role="status">Loading…</p>}
      {members?.length === 0 && (
        <EmptyState title="Nobody yet">
          <p className="muted">Nobody has signed in so far.</p>
        </EmptyState>
      )}
      {members && members.length > 0 && (
        <ul className={styles.list}>
          {members.map((member) => (
            <StaffRow key={member.id} member={member} zone={firm.zone} />
          ))}
        </ul>
      )}
    </>
  );
}

function StaffRow({ member, zone }: { member: Member; zone: string }) {
  const { id, username, email, role, createdAt } = member;
  const decide = useDecision(member);
  return (
    <li>
      <div>
        <b>{username}</b>
        <p className="muted small">
          {email ?? 'no address'} · since{' '}
          <time dateTime={createdAt}>{formatDate(createdAt, zone)}</time>
        </p>
      </div>
      <span className={`${styles.state} ${styles[role]}`}>{STATES[role]}</span>
      {role === 'admin' ? (
        <Button
          variant="danger"
          size="sm"
          pending={decide.isPending}
          aria-label={`Revoke access of ${username}`}
          onClick={() => decide.revoke({ id })}
        >
          Revoke
        </Button>
      ) : (
        <Button
          variant="primary"
          size="sm"
          pending={decide.isPending}
          aria-label={`Approve ${username}`}
          onClick={() => decide.approve({ id })}
        >
          Approve
        </Button>
      )}
    </li>
  );
}

function useDecision({ username }: Member) {
  const queries = useQueryClient();
  const { staff } = trpc.useUtils();
  const told = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Success', text });
      void queries.invalidateQueries();
    },
    onError: (error: unknown) => {
      const text = apiErrorOf(error)?.message ?? 'Please try again.';
      showToast({ tone: 'danger', title: 'Error', text });
      void staff.list.invalidate();
    },
  });
  const approval = trpc.staff.approve.useMutation(told(`${username} has access now`));
  const revocation = trpc.staff.revoke.useMutation(told(`${username} has no access any more`));
  return {
    approve: approval.mutate,
    revoke: revocation.mutate,
    isPending: approval.isPending || revocation.isPending,
  };
}
