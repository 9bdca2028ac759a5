import type { BulkState } from '../../../src/features/contact/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';

/** The toast texts after a change and after its undo. Source of the first two: admin spec §8. */
const WORDS: Readonly<Record<BulkState, { done: string; undone: string }>> = {
  read: { done: 'marked as read', undone: 'marked as unread' },
  resolved: { done: 'marked as resolved', undone: 'marked as unresolved' },
  answered: { done: 'answered by phone', undone: 'marked as waiting again' },
  assigned: { done: 'assigned', undone: 'assigned as before' },
  spam: { done: 'marked as spam', undone: 'marked as not spam' },
  not_spam: { done: 'marked as not spam', undone: 'marked as before' },
  deleted: { done: 'deleted', undone: 'restored' },
  restored: { done: 'restored', undone: 'deleted' },
};

/** Changes the state of one or more messages, with one undo for all of them. */
export function useTriageMany(state: BulkState, onDone?: () => void) {
  const withToasts = useMutationToasts();
  const { contact, answers } = trpc.useUtils();
  const refresh = () => Promise.all([contact.invalidate(), answers.invalidate()]);
  const { done, undone } = WORDS[state];
  const undo = trpc.contact.undoTriageMany.useMutation(
    withToasts({
      success: ({ ids }: Changed) => `${contacts(ids)} ${undone}`,
      failure: `Contacts could not be ${undone}`,
      refresh,
    }),
  );
  const { mutate, isPending } = trpc.contact.triageMany.useMutation(
    withToasts({
      success: ({ ids }: Changed) => `${contacts(ids)} ${done}`,
      failure: `Contacts could not be ${done}`,
      refresh,
      undo: ({ ids }) => (ids.length > 0 ? () => undo.mutate({ ids, state }) : undefined),
      ...(onDone && { onSuccess: onDone }),
    }),
  );
  return {
    /** `assignedTo`: for `assigned`, the username, or null for nobody. */
    mark: (ids: string[], assignedTo: string | null = null) => mutate({ ids, state, assignedTo }),
    isPending,
  };
}

type Changed = { ids: string[] };

const contacts = ({ length }: readonly string[]) => `${length} contact${length === 1 ? '' : 's'}`;
