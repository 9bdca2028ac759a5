import { bulkTexts } from '../../admin/list/bulk-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { useArticleRefresh } from './use-article-refresh.ts';

const textsOf = (isPublished: boolean) =>
  isPublished
    ? bulkTexts('publish', 'published', 'blog post')
    : bulkTexts('unpublish', 'unpublished', 'blog post');

/** Publishes or unpublishes many articles, with one undo for all of them, which also restores their dates. */
export function usePublishMany(isPublished: boolean, onDone: () => void) {
  const told = useMutationToasts();
  const refresh = useArticleRefresh();
  const undo = trpc.articles.undoPublishMany.useMutation(
    told({ ...textsOf(!isPublished), refresh }),
  );
  const { mutate, isPending } = trpc.articles.publishMany.useMutation(
    told({
      ...textsOf(isPublished),
      refresh,
      undo: ({ ids }) => (ids.length > 0 ? () => undo.mutate({ ids, isPublished }) : undefined),
      onSuccess: onDone,
    }),
  );
  return { publish: (ids: string[]) => mutate({ ids, isPublished }), isPending };
}

/** Deletes many articles after a question. */
export function useDeleteMany(onDone: () => void) {
  const ask = useConfirm();
  const told = useMutationToasts();
  const refresh = useArticleRefresh();
  const { mutate, isPending } = trpc.articles.deleteMany.useMutation(
    told({ ...bulkTexts('delete', 'deleted', 'blog post'), refresh, onSuccess: onDone }),
  );
  const remove = async (ids: string[]) => {
    const isSure = await ask({
      title: `Delete ${countOf(ids.length, 'blog post')}?`,
      text: 'Published ones disappear from the website at once. This can’t be undone.',
      action: 'Delete',
      keep: 'Keep them',
    });
    if (isSure) mutate({ ids });
  };
  return { remove, isPending };
}
