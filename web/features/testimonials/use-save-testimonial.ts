import type { OfficeTestimonial, TestimonialFields } from '../../../src/testimonials/schema.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useTold } from '../admin/use-told.ts';

/** Adds what is typed, or changes the testimonial given. Source of the texts: admin spec §8. */
export function useSaveTestimonial({
  testimonial,
  onSaved,
  onRefused,
}: {
  testimonial: Pick<OfficeTestimonial, 'id'> | undefined;
  onSaved: () => void;
  onRefused: (fieldErrors: Readonly<Record<string, readonly string[]>>) => void;
}) {
  const told = useTold();
  const { testimonials } = trpc.useUtils();
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
  const update = trpc.testimonials.update.useMutation(updated);
  const create = trpc.testimonials.create.useMutation(created);
  return {
    save: (fields: TestimonialFields) =>
      testimonial ? update.mutate({ id: testimonial.id, ...fields }) : create.mutate(fields),
    isPending: update.isPending || create.isPending,
    /** The form could not even be judged: its rules are loaded when they are needed. */
    explain: (testimonial ? updated : created).onError,
  };
}
