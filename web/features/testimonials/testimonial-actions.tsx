import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { deletionOf } from '../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/** The buttons of a testimonial. */
export function TestimonialActions({
  testimonial: { id, clientName },
  remove,
  isRemoving,
  onEdit,
}: {
  testimonial: AdminTestimonial;
  remove: EditTestimonials['remove'];
  isRemoving: boolean;
  onEdit: () => void;
}) {
  const ask = useConfirm();
  const askAndRemove = async () => {
    const text = `What ${clientName} said leaves the site, and cannot be brought back.`;
    if (await ask(deletionOf('testimonial', text))) remove({ id });
  };
  return (
    <EditDeleteButtons
      permission="testimonials.change"
      name={`what ${clientName} said`}
      isDeleting={isRemoving}
      onEdit={onEdit}
      onDelete={askAndRemove}
    />
  );
}
