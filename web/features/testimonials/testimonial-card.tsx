import { Badge } from '@mantine/core';
import { practiceAreaLabel } from '../../../src/features/firm/practice-areas/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { deletionOf } from '../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import { focusPageTitle } from '../../admin/focus-page-title.ts';
import { Switch } from '../../admin/switch.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Quote } from './reviews/quote.tsx';
import styles from './testimonials-page.module.css';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/** A testimonial as visitors see it, with its actions. */
export function TestimonialCard({
  testimonial,
  edit,
  onEdit,
}: {
  testimonial: AdminTestimonial;
  edit: EditTestimonials;
  onEdit: () => void;
}) {
  const ask = useConfirm();
  const { id, clientName, rating, content, practiceArea, isPublished, isSample } = testimonial;
  const remove = async () => {
    const text = `What ${clientName} said leaves the site, and cannot be brought back.`;
    if (!(await ask(deletionOf('testimonial', text)))) return;
    // The delete button is removed together with the card.
    edit.remove({ id }, { onSuccess: focusPageTitle });
  };
  return (
    <li className={`${styles.card} ${isPublished ? '' : styles.draft}`}>
      <div className={styles.quote}>
        <Quote content={content} name={clientName} rating={rating} isSample={isSample}>
          <span>{practiceAreaLabel(practiceArea)}</span>
          {!isPublished && <Badge>Draft</Badge>}
        </Quote>
      </div>
      <div className={styles.foot}>
        <Switch
          checked={isPublished}
          pending={edit.publishingId === id}
          label="Published"
          onChange={(checked) => edit.publish(id, checked)}
        />
        <EditDeleteButtons
          name={`what ${clientName} said`}
          isDeleting={edit.removingId === id}
          onEdit={onEdit}
          onDelete={remove}
        />
      </div>
    </li>
  );
}
