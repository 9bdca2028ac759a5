import { UNDO_SECONDS } from '../../../../src/features/appointments/undo/rules.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Options for `useMutationToasts` that offer to undo an appointment change that was sent with an `undoId`. */
export function useUndoChange() {
  const withToasts = useMutationToasts();
  const { appointments } = trpc.useUtils();
  const refresh = () => appointments.invalidate();
  const { mutate } = trpc.appointments.undo.useMutation(
    withToasts({
      success: 'Change undone. The client is not notified.',
      failure: 'Failed to undo the change',
      refresh,
      onError: refresh,
    }),
  );
  return {
    undo: (_answer: unknown, { id, undoId }: { id: string; undoId?: string | undefined }) =>
      undoId === undefined ? undefined : () => mutate({ id, undoId }),
    undoSeconds: UNDO_SECONDS,
  };
}
