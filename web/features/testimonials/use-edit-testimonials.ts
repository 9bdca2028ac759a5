import { getQueryKey } from '@trpc/react-query';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useOptimisticChange } from '../../admin/use-optimistic-change.ts';
import { trpc } from '../../lib/trpc.ts';

export type EditTestimonials = ReturnType<typeof useEditTestimonials>;

/**
 * Publishes and deletes testimonials. A switch shows at once; where the server refuses, it is as it was.
 * Source of the texts: admin spec §8.
 */
export function useEditTestimonials() {
  const told = useMutationToasts();
  const show = useOptimisticChange<AdminTestimonial>(getQueryKey(trpc.testimonials));
  const { testimonials } = trpc.useUtils();
  const refresh = () => testimonials.invalidate();
  // Not over what a colleague has saved since: that is fetched instead.
  const takeBack = trpc.testimonials.update.useMutation(
    told({
      success: 'Testimonial updated successfully',
      failure: 'Failed to update testimonial',
      refresh,
      onError: refresh,
    }),
  );
  const publishing = trpc.testimonials.update.useMutation({
    ...told({
      success: 'Testimonial updated successfully',
      failure: 'Failed to update testimonial',
      refresh,
      undo:
        ({ id, isPublished, updatedAt }: AdminTestimonial) =>
        () =>
          takeBack.mutate({ id, isPublished: !isPublished, updatedAt }),
    }),
    onMutate: ({ id, isPublished }) => show(id, isPublished === undefined ? {} : { isPublished }),
    onSettled: (_data, error, _input, rollback) => error && rollback?.(),
  });
  const deletion = trpc.testimonials.delete.useMutation(
    told({
      success: 'Testimonial deleted successfully',
      failure: 'Failed to delete testimonial',
      refresh,
    }),
  );
  return {
    publish: (id: string, isPublished: boolean) => publishing.mutate({ id, isPublished }),
    publishingId: publishing.isPending ? publishing.variables.id : undefined,
    remove: deletion.mutate,
    removingId: deletion.isPending ? deletion.variables.id : undefined,
  };
}
