import { Badge } from '@mantine/core';
import { Button } from '../../admin/button.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useConfirm } from '../../ui/confirm.ts';
import styles from './api-keys.module.css';
import { type ApiKey, KEY_STATE_LABELS, keyStateOf } from './key-state.ts';

const COLORS = { active: 'success', expired: 'gray', revoked: 'gray' } as const;

/** An API key: its state, permissions, and last use. */
export function KeyRow({ apiKey, zone, now }: { apiKey: ApiKey; zone: string; now: Date }) {
  const locale = useLocale();
  const { id, name, lastCharacters, scopes, addressRanges, createdBy } = apiKey;
  const { createdAt, expiresAt, lastUsedAt } = apiKey;
  const state = keyStateOf(apiKey, now);
  const can = useCan();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { apiKeys } = trpc.useUtils();
  const revocation = trpc.apiKeys.revoke.useMutation(
    withToasts({
      success: `${name} is revoked`,
      failure: 'Failed to revoke the key',
      refresh: () => apiKeys.invalidate(),
    }),
  );
  const revoke = async () => {
    const isSure = await ask({
      title: `Revoke ${name}?`,
      text: 'The key stops working at once and cannot be restored.',
      action: 'Revoke',
      keep: 'Keep it',
    });
    if (isSure) revocation.mutate({ id });
  };
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <p className={styles.head}>
          <b>{name}</b>
          <span className="muted num">lf_…{lastCharacters}</span>
          <Badge color={COLORS[state]}>{KEY_STATE_LABELS[state]}</Badge>
        </p>
        <p className="small">{scopes.join(', ')}</p>
        <p className="muted small">
          Created by {createdBy}, {formatMoment(createdAt, zone, locale)}.{' '}
          {lastUsedAt ? `Last used ${formatMoment(lastUsedAt, zone, locale)}.` : 'Never used.'}{' '}
          {expiresAt
            ? `Valid until ${formatMoment(expiresAt, zone, locale)}.`
            : 'No expiration date.'}
          {addressRanges.length > 0 && ` Only from ${addressRanges.join(', ')}.`}
        </p>
      </div>
      {state === 'active' && can('apiKeys.manage') && (
        <Button
          variant="outline"
          color="destructive"
          size="sm"
          pending={revocation.isPending}
          aria-label={`Revoke ${name}`}
          onClick={() => void revoke()}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
