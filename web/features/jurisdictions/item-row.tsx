import { Badge } from '@mantine/core';
import { isOpen } from '../../../src/features/jurisdictions/review/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import styles from './law.module.css';
import type { ReviewedItem } from './law-section.tsx';
import { STATE_WORDS, SURE_WORDS } from './review-words.ts';

/** A line of state law: what it says, its rule and source, and who has confirmed it. */
export function ItemRow({
  item,
  packName,
  onConfirm,
  onChange,
}: {
  item: ReviewedItem;
  packName: string;
  onConfirm: () => void;
  onChange: () => void;
}) {
  const state = STATE_WORDS[item.state];
  return (
    <li className={styles.item}>
      <div className={rows.who}>
        <h3>{item.title}</h3>
        <span className="muted small">{packName}</span>
        {state && <Badge color={state.color}>{state.text}</Badge>}
        {item.override && <Badge variant="outline">Changed by the firm</Badge>}
      </div>
      <Lines lines={item.lines} isList={item.kind !== 'statement' && item.kind !== 'finding'} />
      {item.kind === 'finding' && !item.isOn && (
        <p className="muted">Texts are not checked for it.</p>
      )}
      {item.confirmation?.lines && <Former title="Confirmed was" lines={item.confirmation.lines} />}
      {item.override && (
        <>
          <Former title="The release says" lines={item.override.lines} />
          <p className="small">
            Changed by {item.override.changedBy}: {item.override.reason}
          </p>
        </>
      )}
      <p className="muted small">
        {item.rule}. Source: {item.source}; {SURE_WORDS[item.sure]} (
        <span className="nowrap">{item.asOf}</span>).
      </p>
      <Confirmed item={item} />
      <Acts item={item} onConfirm={onConfirm} onChange={onChange} />
    </li>
  );
}

function Lines({ lines, isList }: { lines: readonly string[]; isList: boolean }) {
  if (lines.length === 0) return <p className="muted">Left out by the firm.</p>;
  return isList ? (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    lines.map((line) => <p key={line}>{line}</p>)
  );
}

const Former = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <p className="muted small">
    {title}: {lines.join('; ')}
  </p>
);

function Confirmed({ item: { confirmation } }: { item: ReviewedItem }) {
  const { data } = trpc.site.layout.useQuery();
  if (!confirmation || !data) return null;
  const { attorney, barNumber, version, confirmedAt } = confirmation;
  return (
    <p className="small">
      Confirmed by {attorney} ({barNumber}) on {formatDate(new Date(confirmedAt), data.firm.zone)}{' '}
      for version {version}.
    </p>
  );
}

function Acts({
  item,
  onConfirm,
  onChange,
}: {
  item: ReviewedItem;
  onConfirm: () => void;
  onChange: () => void;
}) {
  const { restore, withdraw, isPending } = useItemCalls();
  const { pack, item: key } = item;
  const mayChange = item.kind === 'statement' || item.kind === 'finding' || item.ranges.length > 0;
  const named = <span className="visually-hidden"> {item.title}</span>;
  return (
    <div className={rows.acts}>
      {isOpen(item.state) && item.lines.length > 0 && (
        <Button permission="firm.change" size="sm" variant="filled" onClick={onConfirm}>
          Confirm…{named}
        </Button>
      )}
      {mayChange && (
        <Button permission="firm.change" size="sm" onClick={onChange}>
          Change…{named}
        </Button>
      )}
      {item.override && (
        <Button
          permission="firm.change"
          size="sm"
          variant="subtle"
          pending={isPending}
          onClick={() => restore.mutate({ pack, item: key })}
        >
          Restore{named}
        </Button>
      )}
      {item.confirmation && (
        <Button
          permission="firm.change"
          size="sm"
          variant="subtle"
          pending={isPending}
          onClick={() => withdraw.mutate({ pack, item: key })}
        >
          Withdraw Confirmation{named}
        </Button>
      )}
    </div>
  );
}

function useItemCalls() {
  const withToasts = useMutationToasts();
  const { jurisdictions } = trpc.useUtils();
  const refresh = () => jurisdictions.invalidate();
  const restore = trpc.jurisdictions.restore.useMutation(
    withToasts({ success: 'Restored', failure: 'Failed to restore', refresh }),
  );
  const withdraw = trpc.jurisdictions.withdraw.useMutation(
    withToasts({ success: 'Confirmation withdrawn', failure: 'Failed to withdraw', refresh }),
  );
  return { restore, withdraw, isPending: restore.isPending || withdraw.isPending };
}
