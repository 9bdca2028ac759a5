import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod';
import type { currentUserSchema } from '../../../src/features/staff/schema.ts';
import { isStaffRole, REFUSALS } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { RETRY_OUTAGE } from '../../admin/retry-outage.ts';
import { ShellSkeleton } from '../../admin/shell-skeleton.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { MessagePage } from './message-page.tsx';
import { endSession } from './session.ts';
import { useOpenSession } from './use-open-session.ts';
import { useRecheckOnRefusal } from './use-recheck-on-refusal.ts';
import { useSignOut } from './use-sign-out.ts';

type CurrentUser = z.output<typeof currentUserSchema>;

/**
 * Shows its children only to staff. This is not a security boundary: the server authorizes every call. Source of texts:
 * public spec §2 and the decisions on waiting accounts.
 */
export function Guard({
  brand,
  onSignedOut,
  children,
}: {
  /** The firm's mark and name. */
  brand: ReactNode;
  /** Called if nobody is signed in, to go to the sign-in page. */
  onSignedOut: () => void;
  children: (user: CurrentUser) => ReactNode;
}) {
  const { isLoading, user, failed, tryAgain } = useOpenSession();
  const isIn = !isLoading && user !== null;
  const me = trpc.staff.me.useQuery(undefined, {
    enabled: isIn,
    // Retried, because otherwise a short outage would be reported as a failed sign-in.
    ...RETRY_OUTAGE,
  });
  // Batched in the same request, so that the first list request already uses the user's page size. Not fetched for
  // users without access.
  trpc.staff.listSettings.useQuery(undefined, {
    enabled: isIn && (!me.data || isStaffRole(me.data.role)),
  });
  const code = apiErrorOf(me.error)?.code;
  const isOut = !isLoading && user === null;
  // While a refetch runs, the error may belong to the previous user.
  const isStale = code === 'UNAUTHORIZED' && !me.isFetching;

  useRecheckOnRefusal();
  useEffect(() => {
    if (isOut) onSignedOut();
  }, [isOut, onSignedOut]);
  useEffect(() => {
    // The session may still be valid in the user pool, but the server rejects it.
    if (!isStale) return;
    void endSession({ isExpired: true }).catch(() => {});
  }, [isStale]);

  if (failed || (me.isError && !isStale)) {
    return <AuthUnavailable brand={brand} onRetry={failed ? tryAgain : () => void me.refetch()} />;
  }
  if (isOut || isStale)
    return <Restricted brand={brand} text="Please sign in to access this area." />;
  if (isLoading || !me.data)
    return <ShellSkeleton brand={brand} text="Checking authentication..." />;
  const { role } = me.data;
  if (isStaffRole(role)) return children(me.data);
  return (
    <Restricted brand={brand} text={REFUSALS[role].message}>
      <Button onClick={() => void me.refetch()} pending={me.isFetching}>
        Check again
      </Button>
    </Restricted>
  );
}

function Restricted({
  brand,
  text,
  children,
}: {
  brand: ReactNode;
  text: string;
  children?: ReactNode;
}) {
  const signOut = useSignOut();
  return (
    <MessagePage
      brand={brand}
      title="Access Restricted"
      actions={
        children && (
          <>
            {children}
            <Button variant="subtle" onClick={signOut}>
              Sign Out
            </Button>
          </>
        )
      }
    >
      <Notice tone="warning" icon="alert" role="alert">
        <p>
          <b>Access Restricted</b>
        </p>
        <p>{text}</p>
      </Notice>
    </MessagePage>
  );
}

function AuthUnavailable({ brand, onRetry }: { brand: ReactNode; onRetry: () => void }) {
  return (
    <MessagePage
      brand={brand}
      title="Not reachable"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <Notice tone="danger" icon="alert" role="alert">
        <p>We cannot check your sign-in right now. Please try again in a moment.</p>
      </Notice>
    </MessagePage>
  );
}
