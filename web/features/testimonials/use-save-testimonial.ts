import { useState } from 'react';
import type {
  AdminTestimonial,
  TestimonialFields,
} from '../../../src/features/testimonials/schema.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * Adds what is typed, or changes the testimonial given. `theirs` is what somebody else has saved meanwhile, as
 * long as it is to be decided between the two. Source of the texts: admin spec §8.
 */
export function useSaveTestimonial({
  testimonial,
  onSaved,
  onRefused,
}: {
  testimonial: Pick<AdminTestimonial, 'id' | 'updatedAt'> | undefined;
  onSaved: () => void;
  onRefused: (fieldErrors: Readonly<Record<string, readonly string[]>>) => void;
}) {
  const told = useMutationToasts();
  const { testimonials } = trpc.useUtils();
  const [theirs, setTheirs] = useState<AdminTestimonial>();
  const outcome = (done: 'created' | 'updated', what: 'create' | 'update') =>
    told({
      success: `Testimonial ${done} successfully`,
      failure: `Failed to ${what} testimonial`,
      refresh: () => testimonials.invalidate(),
      onSuccess: onSaved,
      onError: (error) => onRefused(apiErrorOf(error)?.fieldErrors ?? {}),
    });
  const updated = outcome('updated', 'update');
  const created = outcome('created', 'create');
  const update = trpc.testimonials.update.useMutation({
    ...updated,
    onError: async (error, { id }) => {
      const isStale = apiErrorOf(error)?.reason === 'edited_meanwhile';
      const found =
        isStale && (await testimonials.one.fetch({ id }, { staleTime: 0 }).catch(() => undefined));
      if (!found) return updated.onError(error);
      setTheirs(found);
      void testimonials.all.invalidate();
    },
  });
  const create = trpc.testimonials.create.useMutation(created);
  const sendOver = (over: Pick<AdminTestimonial, 'id' | 'updatedAt'>, fields: TestimonialFields) =>
    update.mutate({ id: over.id, updatedAt: over.updatedAt, ...fields });
  return {
    theirs,
    save: (fields: TestimonialFields) =>
      testimonial ? sendOver(testimonial, fields) : create.mutate(fields),
    /** Over what somebody else has saved. */
    saveOver: (fields: TestimonialFields) => theirs && sendOver(theirs, fields),
    dismiss: () => setTheirs(undefined),
    isPending: update.isPending || create.isPending,
    /** The form could not even be judged: its rules are loaded when they are needed. */
    explain: (testimonial ? updated : created).onError,
  };
}
