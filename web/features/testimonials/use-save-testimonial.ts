import type {
  AdminTestimonial,
  TestimonialFields,
} from '../../../src/features/testimonials/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * Adds a testimonial or updates the given one. `theirs` is a colleague's newer version, until the conflict is resolved.
 * Source of the texts: admin spec §8.
 */
export function useSaveTestimonial({
  testimonial,
  onSaved,
}: {
  testimonial: Pick<AdminTestimonial, 'id' | 'updatedAt'> | undefined;
  onSaved: () => void;
}) {
  const withToasts = useMutationToasts();
  const publish = usePublish();
  const { testimonials } = trpc.useUtils();
  const { onSuccess, onError } = withToasts({
    ...crudTexts(testimonial ? 'update' : 'create', 'Testimonial'),
    refresh: () => testimonials.invalidate(),
    onSuccess: onSaved,
  });
  const update = trpc.testimonials.update.useMutation({ onSuccess });
  const create = trpc.testimonials.create.useMutation({ onSuccess });
  const sendOver = (over: Pick<AdminTestimonial, 'id' | 'updatedAt'>, fields: TestimonialFields) =>
    publish((advertisingReason) =>
      update.mutateAsync({
        id: over.id,
        updatedAt: over.updatedAt,
        ...fields,
        advertisingReason,
      }),
    );
  const sendNew = (fields: TestimonialFields) =>
    publish((advertisingReason) => create.mutateAsync({ ...fields, advertisingReason }));
  const conflict = useEditConflict<AdminTestimonial>({
    fetchTheirs: () => {
      void testimonials.all.invalidate();
      return testimonial && testimonials.one.fetch({ id: testimonial.id }, { staleTime: 0 });
    },
    onError,
  });
  const { theirs } = conflict;
  return {
    ...conflict,
    save: (fields: TestimonialFields) =>
      testimonial ? sendOver(testimonial, fields) : sendNew(fields),
    /** Overwrites the colleague's version. */
    overwrite: (fields: TestimonialFields) => theirs && sendOver(theirs, fields),
    isPending: update.isPending || create.isPending,
  };
}
