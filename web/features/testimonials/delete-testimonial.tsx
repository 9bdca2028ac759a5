import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { deletionOf } from '../../admin/crud-texts.ts';
import { IconButton } from '../../admin/icon-button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/** The button that deletes a testimonial after a confirmation. */
export function DeleteTestimonial({
  testimonial: { id, clientName },
  remove,
  isRemoving,
}: {
  testimonial: AdminTestimonial;
  remove: EditTestimonials['remove'];
  isRemoving: boolean;
}) {
  const ask = useConfirm();
  const askAndRemove = async () => {
    const text = `What ${clientName} said leaves the site, and cannot be brought back.`;
    if (await ask(deletionOf('testimonial', text))) remove({ id });
  };
  return (
    <IconButton
      permission="testimonials.change"
      size="sm"
      label={`Delete what ${clientName} said`}
      pending={isRemoving}
      onClick={() => void askAndRemove()}
    >
      <AdminIcon name="trash" size="sm" />
    </IconButton>
  );
}
