import type { BulkState } from '../../../src/features/contact/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** Marks many messages as read or as resolved, with one undo for all of them. */
export function useTriageMany(state: BulkState, onDone: () => void) {
  const told = useMutationToasts();
  const { contact } = trpc.useUtils();
  const refresh = () => contact.invalidate();
  const undo = trpc.contact.undoTriageMany.useMutation(
    told({
      success: ({ ids }: Changed) => `${contacts(ids)} marked as un${state}`,
      failure: `Failed to mark contacts as un${state}`,
      refresh,
    }),
  );
  const { mutate, isPending } = trpc.contact.triageMany.useMutation(
    told({
      success: ({ ids }: Changed) => `${contacts(ids)} marked as ${state}`,
      failure: `Failed to mark contacts as ${state}`,
      refresh,
      undo: ({ ids }) => (ids.length > 0 ? () => undo.mutate({ ids, state }) : undefined),
      onSuccess: onDone,
    }),
  );
  return { mark: (ids: string[]) => mutate({ ids, state }), isPending };
}

type Changed = { ids: string[] };

const contacts = ({ length }: readonly string[]) => `${length} contact${length === 1 ? '' : 's'}`;
