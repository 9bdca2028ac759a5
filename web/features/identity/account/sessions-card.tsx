import { Badge } from '@mantine/core';
import type { z } from 'zod';
import type { ownSessionsSchema } from '../../../../src/features/identity/schema.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useSignOut } from '../use-sign-out.ts';
import { AccountCard } from './account-card.tsx';
import styles from './account-page.module.css';

type Session = NonNullable<z.output<typeof ownSessionsSchema>>[number];

/** The active sessions of the user, which can be ended individually or all at once. */
export function SessionsCard() {
  const sessions = trpc.identity.sessions.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <AccountCard
      id="sessions"
      title="Where you are signed in"
      lead="If you have lost a device or left one signed in, end its session. It is signed out at once."
    >
      <QueryState query={sessions} what="The list of sessions">
        {(all) => all && <SessionList sessions={all} />}
      </QueryState>
      <SignOutEverywhere />
    </AccountCard>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { identity } = trpc.useUtils();
  const toasts = useMutationToasts();
  const endOthers = trpc.identity.endSessions.useMutation(
    toasts({
      success: 'Your other devices are signed out',
      failure: 'Failed to end the sessions',
      refresh: () => identity.sessions.invalidate(),
    }),
  );
  return (
    <>
      <ul className={styles.rows} aria-label="Sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate({ which: 'others' })}
        >
          End all other sessions
        </Button>
      )}
    </>
  );
}

function SessionRow({
  session: { id, device, isCurrent, signedInAt, lastUsedAt },
}: {
  session: Session;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { identity } = trpc.useUtils();
  const toasts = useMutationToasts();
  const end = trpc.identity.endSession.useMutation(
    toasts({
      success: 'That device is signed out',
      failure: 'Failed to end the session',
      refresh: () => identity.sessions.invalidate(),
    }),
  );
  const name = device ?? 'Unknown device';
  const signedIn = formatMoment(signedInAt, firm.zone, firm.formats.locale);
  return (
    <li>
      <div>
        <b>{name}</b> {isCurrent && <Badge color="success">This device</Badge>}
        <p className="muted small">
          Signed in {signedIn}. Last used {formatMoment(lastUsedAt, firm.zone, firm.formats.locale)}
          .
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          color="destructive"
          size="sm"
          pending={end.isPending}
          aria-label={`End the session of ${name}, signed in ${signedIn}`}
          onClick={() => end.mutate({ id })}
        >
          End
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const ask = useConfirm();
  const signOut = useSignOut({ everywhere: true });
  const askAndSignOut = async () => {
    const isSure = await ask({
      title: 'Sign out everywhere?',
      text: 'All devices are signed out at once, this one too.',
      action: 'Sign Out',
      keep: 'Stay signed in',
    });
    if (isSure) signOut();
  };
  return (
    <Button variant="outline" color="destructive" onClick={() => void askAndSignOut()}>
      <AdminIcon name="sign-out" />
      Sign out everywhere
    </Button>
  );
}
