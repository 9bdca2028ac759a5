import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod';
import type { currentUserSchema } from '../../../src/features/staff/schema.ts';
import { REFUSALS } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Notice } from '../../admin/notice.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './guard.module.css';
import { endSession } from './session.ts';
import { useOpenSession } from './use-open-session.ts';
import { useRecheckOnRefusal } from './use-recheck-on-refusal.ts';
import { useSignOut } from './use-sign-out.ts';

type CurrentUser = z.output<typeof currentUserSchema>;

/**
 * Shows its children only to staff. For convenience only: the server authorizes every call. Source of texts: public
 * spec §2 and the decisions on waiting accounts.
 */
export function Guard({
  onSignedOut,
  children,
}: {
  /** Called if nobody is signed in, to go to the sign-in page. */
  onSignedOut: () => void;
  children: (user: CurrentUser) => ReactNode;
}) {
  const { isLoading, user, failed, tryAgain } = useOpenSession();
  const me = trpc.staff.me.useQuery(undefined, { enabled: !isLoading && user !== null });
  const code = apiErrorOf(me.error)?.code;
  const isOut = !isLoading && user === null;
  // While a refetch runs, the error may belong to the previous user.
  const isStale = code === 'UNAUTHORIZED' && !me.isFetching;

  useRecheckOnRefusal();
  useEffect(() => {
    if (isOut) onSignedOut();
  }, [isOut, onSignedOut]);
  useEffect(() => {
    // The pool's session may still be valid, but the server rejects it.
    if (!isStale) return;
    void endSession({ isExpired: true }).catch(() => {});
  }, [isStale]);

  if (failed || (me.isError && !isStale)) {
    return <AuthUnavailable onRetry={failed ? tryAgain : () => void me.refetch()} />;
  }
  if (isOut || isStale) return <Restricted text="Please sign in to access this area." />;
  if (isLoading || !me.data) return <CenteredMessage>Checking authentication...</CenteredMessage>;
  const { role } = me.data;
  if (role === 'admin') return children(me.data);
  return (
    <Restricted text={REFUSALS[role].message}>
      <Button onClick={() => void me.refetch()} pending={me.isFetching}>
        Check again
      </Button>
    </Restricted>
  );
}

function CenteredMessage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.message}>
      <div role="status">{children}</div>
    </main>
  );
}

function Restricted({ text, children }: { text: string; children?: ReactNode }) {
  const signOut = useSignOut();
  return (
    <main id="main" className={styles.message}>
      <h1 className="visually-hidden">Access Restricted</h1>
      <Notice tone="warning" icon="alert" role="alert">
        <p>
          <b>Access Restricted</b>
        </p>
        <p>{text}</p>
      </Notice>
      {children && (
        <div className={styles.actions}>
          {children}
          <Button variant="subtle" onClick={signOut}>
            Sign Out
          </Button>
        </div>
      )}
    </main>
  );
}

function AuthUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" className={styles.message}>
      <h1 className="visually-hidden">Not reachable</h1>
      <Notice tone="danger" icon="alert" role="alert">
        <p>We cannot check your sign-in right now. Please try again in a moment.</p>
      </Notice>
      <div className={styles.actions}>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </main>
  );
}
