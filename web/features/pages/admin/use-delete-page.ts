import type { ListedPage } from '../../../../src/features/pages/schema.ts';
import { crudTexts, deletionOf } from '../../../admin/crud-texts.ts';
import { focusPageTitle } from '../../../admin/focus-page-title.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { useRefreshPages } from './use-refresh-pages.ts';

/** Deletes a page after a confirmation. */
export function useDeletePage({ id, path, isPublished }: ListedPage) {
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const { mutate, isPending } = trpc.pages.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Page'), refresh, onSuccess: focusPageTitle }),
  );
  const text = isPublished
    ? `Visitors will no longer find ${path}. Its versions and the links to it in navigation and footer are deleted, too.`
    : 'Its versions are deleted, too.';
  return {
    isPending,
    remove: async () => {
      if (await ask(deletionOf('page', text))) mutate({ id });
    },
  };
}
