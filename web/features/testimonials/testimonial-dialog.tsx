import { useId, useState } from 'react';
import {
  PRACTICE_AREAS,
  practiceAreaLabel,
} from '../../../src/features/firm/practice-areas/rules.ts';
import { DEFAULT_RATING, RATINGS } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './testimonial-dialog.module.css';
import { TestimonialPreview } from './testimonial-preview.tsx';
import { useSaveTestimonial } from './use-save-testimonial.ts';

const loadSchema = async () =>
  (await import('../../../src/features/testimonials/schema.ts')).createTestimonialInput;

const BLANK = {
  clientName: '',
  rating: DEFAULT_RATING,
  content: '',
  practiceArea: '',
  isPublished: true,
};

/** Dialog to add or edit a testimonial, with a preview beside the fields. */
export function TestimonialDialog({
  testimonial,
  zone,
  onTakeTheirs,
  onClose,
}: {
  /** The testimonial to edit; without it a new one is added. */
  testimonial?: AdminTestimonial;
  zone: string;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs?: (theirs: AdminTestimonial) => void;
  onClose: () => void;
}) {
  const [initialValues] = useState(() => fieldsOf(testimonial ?? BLANK));
  const saving = useSaveTestimonial({ testimonial, onSaved: onClose });
  const form = useForm({ schema: loadSchema, initialValues, onError: saving.explain });
  const { values } = form;
  const id = useId();

  return (
    <>
      <Dialog
        title={testimonial ? 'Edit Testimonial' : 'Add Testimonial'}
        size="lg"
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button pending={saving.isPending} variant="primary" type="submit" form={id}>
              {testimonial ? 'Save Changes' : 'Add Testimonial'}
            </Button>
          </>
        )}
      >
        <div className={styles.sides}>
          <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(saving.save)}>
            <TextField form={form} name="clientName" label="Client Name" autoComplete="off" />
            <SelectField
              form={form}
              name="practiceArea"
              label="Practice Area"
              placeholder="Choose one"
              options={PRACTICE_AREAS}
            />
            <StarRating
              name="rating"
              label="Rating"
              ratings={RATINGS}
              value={values.rating}
              onChange={(rating) => form.setFieldValue('rating', rating)}
            />
            <TextAreaField
              form={form}
              name="content"
              label="Testimonial"
              rows={6}
              {...(testimonial?.isSample && {
                hint: 'A sample. With other words it counts as real and loses the mark.',
              })}
            />
            <Switch
              checked={values.isPublished}
              onChange={(isPublished) => form.setFieldValue('isPublished', isPublished)}
              label="Published"
              hint="Visitors see it at once."
            />
          </form>
          <TestimonialPreview
            values={values}
            isSample={testimonial?.isSample === true && values.content === initialValues.content}
          />
        </div>
      </Dialog>
      {saving.theirs && (
        <EditConflictDialog
          what="testimonial"
          savedAt={saving.theirs.updatedAt}
          zone={zone}
          fields={sidesOf(saving.theirs, values)}
          isPending={saving.isPending}
          onKeepMine={() => void form.submit(null, saving.saveOver)}
          onTakeTheirs={() => saving.theirs && onTakeTheirs?.(saving.theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

const fieldsOf = ({ clientName, rating, content, practiceArea, isPublished }: typeof BLANK) => ({
  ...{ clientName, rating, content, practiceArea, isPublished },
});

const FIELDS: readonly { name: string; read: (fields: typeof BLANK) => string }[] = [
  { name: 'Client Name', read: ({ clientName }) => clientName },
  { name: 'Practice Area', read: ({ practiceArea }) => practiceAreaLabel(practiceArea) },
  { name: 'Rating', read: ({ rating }) => `${rating} of 5` },
  { name: 'Testimonial', read: ({ content }) => content },
  { name: 'Published', read: ({ isPublished }) => (isPublished ? 'Yes' : 'No') },
];

/** Compares a colleague's saved version with the form's, field by field. */
const sidesOf = (theirs: AdminTestimonial, mine: typeof BLANK) =>
  FIELDS.map(({ name, read }) => ({ name, theirs: read(theirs), mine: read(mine) }));
