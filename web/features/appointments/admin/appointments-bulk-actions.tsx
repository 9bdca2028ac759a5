import { UNDO_SECONDS } from '../../../../src/features/appointments/undo/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { bulkTexts } from '../../../admin/list/bulk-texts.ts';
import type { Bulk } from '../../../admin/list/list-definition.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Icon } from '../../../ui/icon.tsx';

/**
 * The bulk actions for the selected appointments. They can only be completed: every other status change sends a mail to
 * the client, so staff make it individually.
 */
export function AppointmentsBulkActions({ ids, clear }: Bulk) {
  const { complete, isPending } = useCompleteMany(clear);
  const { complete: noteNoShow, isPending: isNoting } = useCompleteMany(clear, { isNoShow: true });
  return (
    <>
      <Button size="sm" pending={isNoting} onClick={() => noteNoShow(ids)}>
        No-Show
      </Button>
      <Button size="sm" variant="filled" pending={isPending} onClick={() => complete(ids)}>
        <Icon name="check" />
        Mark Completed
      </Button>
    </>
  );
}

/** Completes many appointments, with one undo for all of them. Those that have not started are skipped. */
function useCompleteMany(onDone: () => void, { isNoShow = false }: { isNoShow?: boolean } = {}) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const { appointments } = trpc.useUtils();
  const refresh = () => appointments.invalidate();
  const undo = trpc.appointments.undoCompleteMany.useMutation(
    withToasts({ ...bulkTexts('reopen', 'reopened', 'appointment', locale), refresh }),
  );
  const { success, failure } = bulkTexts('complete', 'completed', 'appointment', locale);
  const { mutate, isPending } = trpc.appointments.completeMany.useMutation(
    withToasts({
      success: (changed: { ids: string[] }) =>
        changed.ids.length > 0
          ? success(changed)
          : 'Nothing to complete: the selected appointments have not started or are already closed',
      failure,
      refresh,
      undo: ({ ids }, { undoId }: { ids: string[]; undoId: string }) =>
        ids.length > 0 ? () => undo.mutate({ ids, undoId }) : undefined,
      undoSeconds: UNDO_SECONDS,
      onSuccess: onDone,
    }),
  );
  return {
    complete: (ids: string[]) => mutate({ ids, undoId: crypto.randomUUID(), isNoShow }),
    isPending,
  };
}
