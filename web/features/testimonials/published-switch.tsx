import { createContext, use } from 'react';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { Switch } from '../../admin/switch.tsx';
import { useCan } from '../../admin/use-can.ts';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/**
 * A context rather than part of the columns, which must be a stable reference: a new definition would remount the
 * switches.
 */
export const Edit = createContext<EditTestimonials | undefined>(undefined);

/** A switch that publishes or unpublishes a testimonial at once. */
export function PublishedSwitch({
  testimonial: { id, isPublished },
}: {
  testimonial: AdminTestimonial;
}) {
  const mayChange = useCan()('testimonials.change');
  const edit = use(Edit);
  return (
    <Switch
      checked={isPublished}
      isReadOnly={!mayChange}
      pending={edit?.publishingId === id}
      label="Published"
      isLabelHidden
      onChange={(checked) => edit?.publish(id, checked)}
    />
  );
}
