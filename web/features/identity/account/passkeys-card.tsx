import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../admin/button.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { canUsePasskeys } from '../../../lib/auth/passkey-messages.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '../../../lib/auth/passkeys.ts';
import { formatDate } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { errorToastHandler } from '../fields.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './account-page.module.css';
import { NamePasskeyDialog } from './name-passkey-dialog.tsx';
import { useRecentSignIn } from './use-recent-sign-in.ts';

const KEY = [['pool', 'passkeys']];

/** The passkeys of the user's account: a sign-in by fingerprint, face or device PIN. */
export function PasskeysCard() {
  const passkeys = useQuery({ queryKey: KEY, queryFn: listPasskeys });
  const names = trpc.identity.passkeyNames.useQuery();
  const [named, setNamed] = useState<Passkey>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const withRecentSignIn = useRecentSignIn();
  const add = useMutation({
    mutationFn: () => withRecentSignIn(addPasskey),
    onError: showAddFailure,
    onSuccess: async () => {
      showToast({ tone: 'success', title: 'Success', text: 'The passkey is added' });
      const before = new Set(passkeys.data?.map(({ id }) => id));
      await refresh();
      setNamed(queries.getQueryData<Passkey[]>(KEY)?.find(({ id }) => !before.has(id)));
    },
  });
  return (
    <AccountCard
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or your device’s PIN instead of a password. A passkey works only on this site, so it cannot be phished."
    >
      <QueryState query={passkeys} what="The list of passkeys">
        {(all) => (
          <ul className={styles.rows} aria-label="Passkeys">
            {all.map((passkey) => {
              const own = names.data?.find(({ id }) => id === passkey.id)?.name;
              const shown = { ...passkey, name: own ?? passkey.name };
              return (
                <PasskeyRow
                  key={passkey.id}
                  passkey={shown}
                  onRename={() => setNamed(shown)}
                  onRemoved={refresh}
                />
              );
            })}
          </ul>
        )}
      </QueryState>
      {canUsePasskeys() ? (
        <Button variant="outline" pending={add.isPending} onClick={() => add.mutate()}>
          Add a passkey
        </Button>
      ) : (
        <p className="muted">This browser cannot use passkeys.</p>
      )}
      {named && <NamePasskeyDialog passkey={named} onClose={() => setNamed(undefined)} />}
    </AccountCard>
  );
}

function PasskeyRow({
  passkey,
  onRename,
  onRemoved,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemoved: () => unknown;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const ask = useConfirm();
  const withRecentSignIn = useRecentSignIn();
  const forgetName = trpc.identity.forgetPasskeyName.useMutation();
  const remove = useMutation({
    mutationFn: () => withRecentSignIn(() => removePasskey(passkey.id)),
    onError: showRemoveFailure,
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Success', text: 'The passkey is removed' });
      forgetName.mutate({ id: passkey.id });
      return onRemoved();
    },
  });
  const added = passkey.createdAt && formatDate(passkey.createdAt, firm.zone, firm.formats.locale);
  const askAndRemove = async () => {
    const isSure = await ask({
      title: 'Remove this passkey?',
      text: 'It can no longer be used to sign in. Your device may still list it.',
      action: 'Remove',
    });
    if (isSure) remove.mutate();
  };
  return (
    <li>
      <div>
        <b>{passkey.name}</b>
        {added && <p className="muted small">Added {added}</p>}
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Rename ${passkey.name}, added ${added}`}
        onClick={onRename}
      >
        Rename
      </Button>
      <Button
        variant="outline"
        color="destructive"
        size="sm"
        pending={remove.isPending}
        aria-label={`Remove ${passkey.name}, added ${added}`}
        onClick={() => void askAndRemove()}
      >
        Remove
      </Button>
    </li>
  );
}

const showAddFailure = errorToastHandler(
  'Not added',
  ({ message }) => message || 'Failed to add a passkey',
);
const showRemoveFailure = errorToastHandler(
  'Error',
  ({ message }) => message || 'Failed to remove the passkey',
);
