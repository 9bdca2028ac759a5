import { bulkTexts } from '../../admin/list/bulk-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';

const textsOf = (isPublished: boolean) =>
  isPublished
    ? bulkTexts('publish', 'published', 'testimonial')
    : bulkTexts('unpublish', 'unpublished', 'testimonial');

/** Publishes or unpublishes many testimonials, with one undo for all of them. */
export function usePublishMany(isPublished: boolean, onDone: () => void) {
  const told = useMutationToasts();
  const { testimonials } = trpc.useUtils();
  const refresh = () => testimonials.invalidate();
  const undo = trpc.testimonials.undoPublishMany.useMutation(
    told({ ...textsOf(!isPublished), refresh }),
  );
  const { mutate, isPending } = trpc.testimonials.publishMany.useMutation(
    told({
      ...textsOf(isPublished),
      refresh,
      undo: ({ ids }) => (ids.length > 0 ? () => undo.mutate({ ids, isPublished }) : undefined),
      onSuccess: onDone,
    }),
  );
  return { publish: (ids: string[]) => mutate({ ids, isPublished }), isPending };
}

/** Deletes many testimonials after a question. */
export function useDeleteMany(onDone: () => void) {
  const ask = useConfirm();
  const told = useMutationToasts();
  const { testimonials } = trpc.useUtils();
  const { mutate, isPending } = trpc.testimonials.deleteMany.useMutation(
    told({
      ...bulkTexts('delete', 'deleted', 'testimonial'),
      refresh: () => testimonials.invalidate(),
      onSuccess: onDone,
    }),
  );
  const remove = async (ids: string[]) => {
    const isSure = await ask({
      title: `Delete ${countOf(ids.length, 'testimonial')}?`,
      text: 'They leave the website at once. This can’t be undone.',
      action: 'Delete',
      keep: 'Keep them',
    });
    if (isSure) mutate({ ids });
  };
  return { remove, isPending };
}
