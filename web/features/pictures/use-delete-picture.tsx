import { useCallback } from 'react';
import type { UsedPicture } from '../../../src/features/pictures/schema.ts';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';

/** Deletes a picture after a confirmation that lists where it is used. */
export function useDeletePicture() {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { pictures } = trpc.useUtils();
  const deletion = trpc.pictures.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Picture'), refresh: () => pictures.invalidate() }),
  );
  const { mutate } = deletion;
  const remove = useCallback(
    async ({ id, uses }: UsedPicture) => {
      const question = deletionOf('picture', 'It is not used anywhere, and cannot be restored.');
      const text = uses.length > 0 ? <Uses uses={uses} /> : question.text;
      if (await ask({ ...question, text })) mutate({ id, uses: uses.length });
    },
    [ask, mutate],
  );
  return { remove, removingId: deletion.isPending ? deletion.variables.id : undefined };
}

function Uses({ uses }: Pick<UsedPicture, 'uses'>) {
  return (
    <>
      <p>It will disappear from these places:</p>
      <ul>
        {uses.map(({ kind, title, adminPath }) => (
          <li key={`${kind} ${adminPath}`}>
            {kind} “{title}”
          </li>
        ))}
      </ul>
    </>
  );
}
