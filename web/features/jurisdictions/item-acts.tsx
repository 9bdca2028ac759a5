import { isOpen, needsFigures } from '../../../src/features/jurisdictions/review/rules.ts';
import { Button } from '../../admin/button.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import type { RowActions } from './item-row.tsx';
import type { ReviewedItem } from './law-section.tsx';

/** What staff can do with a line of state law. */
export function ItemActs({
  item,
  onConfirm,
  onChange,
}: { item: ReviewedItem } & Pick<RowActions, 'onConfirm' | 'onChange'>) {
  const { restore, withdraw, isPending } = useItemCalls();
  const { pack, item: key } = item;
  const lacksFigures = needsFigures(item);
  const mayConfirm = item.lines.length > 0 && !lacksFigures;
  const mayChange = item.kind === 'statement' || item.kind === 'finding' || item.ranges.length > 0;
  const named = <span className="visually-hidden"> {item.title}</span>;
  return (
    <div className={rows.acts}>
      {mayConfirm && (isOpen(item.state) || item.isReviewDue) && (
        <Button permission="firm.change" size="sm" onClick={onConfirm}>
          {item.isReviewDue ? 'Confirm Again…' : 'Confirm…'}
          {named}
        </Button>
      )}
      {mayChange && (
        <Button
          permission="firm.change"
          size="sm"
          variant={lacksFigures ? 'default' : 'subtle'}
          onClick={onChange}
        >
          {lacksFigures ? 'Enter Figures…' : 'Change…'}
          {named}
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
  const refresh = useRefreshLaw();
  const restore = trpc.jurisdictions.restore.useMutation(
    withToasts({ success: 'Restored', failure: 'Failed to restore', refresh }),
  );
  const withdraw = trpc.jurisdictions.withdraw.useMutation(
    withToasts({ success: 'Confirmation withdrawn', failure: 'Failed to withdraw', refresh }),
  );
  return { restore, withdraw, isPending: restore.isPending || withdraw.isPending };
}

/** Refetches what state law says and asks for. */
export function useRefreshLaw() {
  const { jurisdictions, lawTasks, setup } = trpc.useUtils();
  return () =>
    Promise.all([jurisdictions.invalidate(), lawTasks.invalidate(), setup.state.invalidate()]);
}
