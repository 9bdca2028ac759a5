import { getQueryKey } from '@trpc/react-query';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { useOptimisticUpdate } from '../../admin/use-optimistic-update.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { trpc } from '../../lib/trpc.ts';

type Publication = { id: string; isPublished?: boolean | undefined };

export type EditTestimonials = ReturnType<typeof useEditTestimonials>;

/**
 * Publishes and deletes testimonials. Publishing is an optimistic update, rolled back if the server rejects it. Source
 * of the texts: admin spec §8.
 */
export function useEditTestimonials() {
  const withToasts = useMutationToasts();
  const passGate = usePublish();
  const optimistic = useOptimisticUpdate<AdminTestimonial>(getQueryKey(trpc.testimonials));
  const { testimonials } = trpc.useUtils();
  const refresh = () => testimonials.invalidate();
  // The undo must not overwrite a colleague's newer version; on a conflict the testimonial is refetched.
  const takeBack = trpc.testimonials.update.useMutation(
    withToasts({ ...crudTexts('update', 'Testimonial'), refresh, onError: refresh }),
  );
  const publishing = trpc.testimonials.update.useMutation({
    ...withToasts({
      ...crudTexts('update', 'Testimonial'),
      refresh,
      undo:
        ({ id, isPublished, updatedAt }: AdminTestimonial) =>
        () =>
          takeBack.mutate({ id, isPublished: !isPublished, updatedAt }),
    }),
    ...optimistic(({ isPublished }: Publication) => ({
      isPublished,
    })),
  });
  const deletion = trpc.testimonials.delete.useMutation(
    withToasts({ ...crudTexts('delete', 'Testimonial'), refresh }),
  );
  return {
    publish: (id: string, isPublished: boolean) => {
      // The mutation reports why it failed.
      passGate((advertisingReason) =>
        publishing.mutateAsync({ id, isPublished, advertisingReason }),
      ).catch(() => {});
    },
    publishingId: publishing.isPending ? publishing.variables.id : undefined,
    remove: deletion.mutate,
    removingId: deletion.isPending ? deletion.variables.id : undefined,
  };
}
