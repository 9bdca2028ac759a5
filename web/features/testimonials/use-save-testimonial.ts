import { useState } from 'react';
import type {
  AdminTestimonial,
  TestimonialFields,
} from '../../../src/features/testimonials/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../admin/use-publish.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
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
  const told = useMutationToasts();
  const publish = usePublish();
  const { testimonials } = trpc.useUtils();
  const [theirs, setTheirs] = useState<AdminTestimonial>();
  const { onSuccess, onError } = told({
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
  const findTheirs = (error: unknown) => {
    if (!testimonial || apiErrorOf(error)?.reason !== 'edited_meanwhile') return undefined;
    const { id } = testimonial;
    return testimonials.one.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
  };
  return {
    theirs,
    save: (fields: TestimonialFields) =>
      testimonial ? sendOver(testimonial, fields) : sendNew(fields),
    /** Saves over the colleague's version. */
    saveOver: (fields: TestimonialFields) => theirs && sendOver(theirs, fields),
    dismiss: () => setTheirs(undefined),
    isPending: update.isPending || create.isPending,
    /** Reports why saving failed, or on a conflict shows the colleague's version. */
    async explain(error: unknown) {
      const found = await findTheirs(error);
      if (!found) return onError(error);
      setTheirs(found);
      void testimonials.all.invalidate();
    },
  };
}
