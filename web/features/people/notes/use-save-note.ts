import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';

const WORDS = { note: 'Note', call: 'Call' } as const;

/** Adds, changes and deletes notes and calls. */
export function useSaveNote(kind: 'note' | 'call', onSaved: () => void) {
  const withToasts = useMutationToasts();
  const { people } = trpc.useUtils();
  const refresh = () => people.invalidate();
  const telling = (done: string, verb: string) =>
    withToasts({
      success: `${WORDS[kind]} ${done}`,
      failure: `Failed to ${verb} ${kind}`,
      refresh,
      onSuccess: onSaved,
    });
  const add = trpc.people.addNote.useMutation(telling('added', 'add'));
  const change = trpc.people.changeNote.useMutation(telling('saved', 'save'));
  return { add, change, isPending: add.isPending || change.isPending };
}

/** Deletes a note or a call. */
export function useDeleteNote() {
  const withToasts = useMutationToasts();
  const { people } = trpc.useUtils();
  return trpc.people.removeNote.useMutation(
    withToasts({
      success: 'Deleted',
      failure: 'Failed to delete',
      refresh: () => people.invalidate(),
    }),
  );
}
