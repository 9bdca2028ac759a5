import { Badge } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { turnOffAuthenticatorApp, usesAuthenticatorApp } from '../../../lib/auth/second-factor.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { errorToastHandler } from '../fields.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-page.module.css';
import { useRecentSignIn } from './use-recent-sign-in.ts';

const SetUpDialog = lazy(async () => ({
  default: (await import('./set-up-app-dialog.tsx')).SetUpAppDialog,
}));
const CodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

const KEY = [['pool', 'usesAuthenticatorApp']];

/** The status of the user's authenticator app, with buttons for its set-up and recovery codes. */
export function AuthenticatorCard() {
  const isOn = useQuery({ queryKey: KEY, queryFn: usesAuthenticatorApp });
  const options = trpc.identity.signInOptions.useQuery();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'set up' | 'codes' | null>(null);
  const withRecentSignIn = useRecentSignIn();
  const setUp = useMutation({
    mutationFn: () => withRecentSignIn(async () => setOpen('set up')),
    onError: showSetUpFailure,
  });
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: KEY }), options.refetch()]);
  };
  return (
    <AccountCard
      id="authenticator-app"
      title="Authenticator app"
      lead="Asks for a code from an app as well as your password, so that a stolen password is not enough to sign in."
    >
      <QueryState query={isOn} what="Your authenticator app">
        {(on) => (
          <>
            <p className={styles.status}>
              {on ? <Badge color="success">On</Badge> : <Badge color="gray">Off</Badge>}
              {on && options.data && open !== 'codes' && (
                <> {codesLeft(options.data.recoveryCodesLeft)}</>
              )}
            </p>
            <Button
              variant={on ? 'outline' : 'filled'}
              pending={setUp.isPending}
              onClick={() => setUp.mutate()}
            >
              {on ? 'Set up another app' : 'Set up'}
            </Button>
            {on && options.data && (
              <Button variant="outline" onClick={() => setOpen('codes')}>
                New recovery codes
              </Button>
            )}
            {on && !options.data?.requiresSecondFactor && <TurnOffButton onDone={refresh} />}
          </>
        )}
      </QueryState>
      <Suspense fallback={null}>
        {open === 'set up' && (
          <SetUpDialog
            onDone={() => {
              void refresh();
              setOpen(options.data ? 'codes' : null);
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'codes' && (
          <CodesDialog
            onClose={() => {
              void refresh();
              setOpen(null);
            }}
          />
        )}
      </Suspense>
    </AccountCard>
  );
}

const codesLeft = (count: number) => {
  if (count === 0) return 'You have no recovery codes.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
};

function TurnOffButton({ onDone }: { onDone: () => Promise<void> }) {
  const ask = useConfirm();
  const withRecentSignIn = useRecentSignIn();
  const [isPending, setIsPending] = useState(false);
  const turnOff = async () => {
    const isSure = await ask({
      title: 'Turn off the authenticator app?',
      text: 'Your password alone is then enough to sign in. Your recovery codes become invalid.',
      action: 'Turn Off',
      keep: 'Keep it on',
    });
    if (!isSure) return;
    setIsPending(true);
    try {
      await withRecentSignIn(turnOffAuthenticatorApp);
      showToast({ tone: 'success', title: 'Success', text: 'The authenticator app is off' });
      await onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button
      variant="outline"
      color="destructive"
      pending={isPending}
      onClick={() => void turnOff()}
    >
      Turn off
    </Button>
  );
}

const showSetUpFailure = errorToastHandler(
  'Error',
  ({ message }) => message || 'Failed to set up an authenticator app',
);
const showFailure = errorToastHandler(
  'Error',
  ({ message }) => message || 'Failed to turn off the authenticator app',
);
