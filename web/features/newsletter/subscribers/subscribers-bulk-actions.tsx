import { Button } from '../../../admin/button.tsx';
import { bulkTexts } from '../../../admin/list/bulk-texts.ts';
import type { Bulk } from '../../../admin/list/list-definition.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { countOf } from '../../../lib/count-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useConfirm } from '../../../ui/confirm.ts';

/** The bulk action for the selected subscribers. */
export function SubscribersBulkActions({ ids, clear }: Bulk) {
  const { unsubscribe, isPending } = useUnsubscribeMany(clear);
  return (
    <Button size="sm" pending={isPending} onClick={() => void unsubscribe(ids)}>
      Unsubscribe
    </Button>
  );
}

/** Ends many subscriptions after a confirmation. */
function useUnsubscribeMany(onDone: () => void) {
  const locale = useLocale();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { newsletter } = trpc.useUtils();
  const { mutate, isPending } = trpc.newsletter.unsubscribeMany.useMutation(
    withToasts({
      ...bulkTexts('unsubscribe', 'unsubscribed', 'subscriber', locale),
      refresh: () => newsletter.invalidate(),
      onSuccess: onDone,
    }),
  );
  const unsubscribe = async (ids: string[]) => {
    const isSure = await ask({
      title: `Unsubscribe ${countOf(ids.length, 'subscriber', locale)}?`,
      text: 'They are removed from this list and are not notified. Only their owners can subscribe them again.',
      action: 'Unsubscribe',
      keep: 'Keep them',
    });
    if (isSure) mutate({ ids });
  };
  return { unsubscribe, isPending };
}
