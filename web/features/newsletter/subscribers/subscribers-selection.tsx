import { Button } from '../../../admin/button.tsx';
import { bulkTexts } from '../../../admin/list/bulk-texts.ts';
import type { ListTableModel } from '../../../admin/list/list-features.ts';
import { SelectionBar } from '../../../admin/list/selection-bar.tsx';
import { useSelection } from '../../../admin/list/use-selection.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { countOf } from '../../../lib/count-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import type { Subscriber } from './subscriber-columns.tsx';
import type { SubscriberSearch } from './subscriber-search.ts';

/** The bulk action for the selected subscribers. */
export function SubscribersSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<Subscriber>;
  filter: Pick<SubscriberSearch, 'q'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, page);
  const matching = trpc.newsletter.matchingSubscribers.useQuery(filter, matchingQuery);
  const { unsubscribe, isPending } = useUnsubscribeMany(clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button size="sm" pending={isPending} onClick={() => void unsubscribe(ids)}>
        Unsubscribe
      </Button>
    </SelectionBar>
  );
}

/** Ends many subscriptions after a confirmation. */
function useUnsubscribeMany(onDone: () => void) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { newsletter } = trpc.useUtils();
  const { mutate, isPending } = trpc.newsletter.unsubscribeMany.useMutation(
    withToasts({
      ...bulkTexts('unsubscribe', 'unsubscribed', 'subscriber'),
      refresh: () => newsletter.invalidate(),
      onSuccess: onDone,
    }),
  );
  const unsubscribe = async (ids: string[]) => {
    const isSure = await ask({
      title: `Unsubscribe ${countOf(ids.length, 'subscriber')}?`,
      text: 'They are removed from this list and are not notified. Only their owners can subscribe them again.',
      action: 'Unsubscribe',
      keep: 'Keep them',
    });
    if (isSure) mutate({ ids });
  };
  return { unsubscribe, isPending };
}
