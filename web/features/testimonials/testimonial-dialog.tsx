import { useId, useRef, useState } from 'react';
import { PRACTICE_AREAS } from '../../../src/features/firm/practice-areas/rules.ts';
import { DEFAULT_RATING, RATINGS } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { focusFirstError } from '../../lib/focus.ts';
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
import { sidesOf } from './testimonial-sides.ts';
import { useSaveTestimonial } from './use-save-testimonial.ts';

const loadSchema = async () =>
  (await import('../../../src/features/testimonials/schema.ts')).testimonialFormSchema;

const BLANK = { clientName: '', rating: DEFAULT_RATING, content: '', practiceArea: '' };

/** Adds a testimonial, or changes one; beside the fields it stands as visitors will read it. */
export function TestimonialDialog({
  testimonial,
  zone,
  onTakeTheirs,
  onClose,
}: {
  /** The one to change; without, one is added. */
  testimonial?: AdminTestimonial;
  zone: string;
  /** Somebody else's version is to replace what is typed. */
  onTakeTheirs?: (theirs: AdminTestimonial) => void;
  onClose: () => void;
}) {
  const [initial] = useState(() => textsOf(testimonial ?? BLANK));
  const wasPublished = testimonial?.isPublished ?? true;
  const form = useForm(loadSchema, initial as never);
  const values = form.values as typeof initial;
  const [isPublished, setPublished] = useState(wasPublished);
  const root = useRef<HTMLFormElement>(null);
  const id = useId();
  const saving = useSaveTestimonial({
    testimonial,
    onSaved: onClose,
    onRefused: (fieldErrors) => {
      form.showErrors(fieldErrors);
      focusFirstError(root.current);
    },
  });
  const submit = async (send: typeof saving.save) => {
    if (saving.isPending || !root.current) return;
    const fields = await form.submit(root.current).catch(saving.explain);
    if (fields) send({ ...fields, isPublished });
    else focusFirstError(root.current);
  };
  const isDirty =
    isPublished !== wasPublished || JSON.stringify(values) !== JSON.stringify(initial);

  return (
    <>
      <Dialog
        title={testimonial ? 'Edit Testimonial' : 'Add Testimonial'}
        size="lg"
        isDirty={isDirty}
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
          <form
            ref={root}
            id={id}
            className={styles.fields}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit(saving.save);
            }}
          >
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
              value={Number(values.rating)}
              onChange={(value) => form.control('rating').onChange({ target: { value } })}
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
              checked={isPublished}
              onChange={setPublished}
              label="Published"
              hint="Visitors see it at once."
            />
          </form>
          <TestimonialPreview
            values={values}
            isSample={testimonial?.isSample === true && values.content === initial.content}
          />
        </div>
      </Dialog>
      {saving.theirs && (
        <EditConflictDialog
          what="testimonial"
          savedAt={saving.theirs.updatedAt}
          zone={zone}
          fields={sidesOf(saving.theirs, { ...values, isPublished })}
          isPending={saving.isPending}
          onKeepMine={() => void submit(saving.saveOver)}
          onTakeTheirs={() => saving.theirs && onTakeTheirs?.(saving.theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

const textsOf = ({
  clientName,
  rating,
  content,
  practiceArea,
}: Pick<AdminTestimonial, 'clientName' | 'rating' | 'content' | 'practiceArea'>) => ({
  clientName,
  rating: String(rating),
  content,
  practiceArea,
});
