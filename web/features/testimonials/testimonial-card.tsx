import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { sourceLabel } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Switch } from '../../admin/switch.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatDate, noonOf } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { DeleteTestimonial } from './delete-testimonial.tsx';
import { Quote } from './reviews/quote.tsx';
import styles from './testimonials.module.css';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/** A text longer than this is set smaller. */
const LONG_TEXT = 150;

/** A testimonial as visitors read it, with the switch that publishes it, and its actions. */
export function TestimonialCard({
  testimonial,
  edit: { publish, publishingId, remove, removingId },
  selection,
  isSelected,
  onOpen,
}: {
  testimonial: AdminTestimonial;
  edit: EditTestimonials;
  /** The checkbox that selects it, while testimonials are being selected. */
  selection: ReactNode;
  isSelected: boolean;
  onOpen: () => void;
}) {
  const locale = useLocale();
  const { id, clientName, content, rating, practiceArea, isPublished, isSample } = testimonial;
  const { source, reviewedOn, hasConsent } = testimonial;
  const mayChange = useCan()('testimonials.change');
  const verb = mayChange ? 'Edit' : 'View';
  return (
    <li
      className={styles.card}
      data-row={id}
      data-draft={!isPublished || undefined}
      data-long={content.length > LONG_TEXT || undefined}
      data-selected={isSelected || undefined}
    >
      {selection}
      <Quote content={content} name={clientName} rating={rating} isSample={isSample}>
        <span>
          <PracticeAreaName area={practiceArea} />
        </span>
        {source && (
          <span>
            {sourceLabel(source)}
            {reviewedOn && `, ${formatDate(noonOf(reviewedOn), 'UTC', locale)}`}
          </span>
        )}
        {source && !hasConsent && <Badge color="warning">Not agreed</Badge>}
      </Quote>
      <div className={styles.actions}>
        <Switch
          checked={isPublished}
          isReadOnly={!mayChange}
          pending={publishingId === id}
          label="Published"
          shown={isPublished ? 'Published' : 'Draft'}
          onChange={(checked) => publish(id, checked)}
        />
        <Button
          variant="subtle"
          size="sm"
          data-open-row
          aria-label={`${verb} what ${clientName} said`}
          onClick={onOpen}
        >
          {verb}
        </Button>
        <DeleteTestimonial
          testimonial={testimonial}
          remove={remove}
          isRemoving={removingId === id}
        />
      </div>
    </li>
  );
}
