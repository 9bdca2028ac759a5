import { Input, NativeSelect, Rating, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import fields from '../../admin/form.module.css';
import { InfoNote } from '../../admin/info-note.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { Switch } from '../../admin/switch.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useForm } from '../../admin/use-form.ts';
import { usePracticeAreaLabel } from '../practice-areas/use-practice-area-label.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import { OriginFields } from './origin-fields.tsx';
import styles from './testimonial-dialog.module.css';
import { BLANK, draftOf, sidesOf } from './testimonial-draft.ts';
import { TestimonialPreview } from './testimonial-preview.tsx';
import { useSaveTestimonial } from './use-save-testimonial.ts';

const loadSchema = async () =>
  (await import('../../../src/features/testimonials/schema.ts')).createTestimonialInput;

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
  const [initialValues] = useState(() => (testimonial ? draftOf(testimonial) : BLANK));
  const saving = useSaveTestimonial({ testimonial, onSaved: onClose });
  const form = useForm({ schema: loadSchema, initialValues, onError: saving.explain });
  const { values } = form;
  const mayChange = useCan()('testimonials.change');
  const areas = usePracticeAreaOptions();
  const areaLabel = usePracticeAreaLabel();
  const id = useId();

  return (
    <>
      <Dialog
        title={testimonial ? (mayChange ? 'Edit Testimonial' : 'Testimonial') : 'Add Testimonial'}
        size="lg"
        isDirty={form.isDirty()}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
            <Button
              permission="testimonials.change"
              pending={saving.isPending}
              variant="filled"
              type="submit"
              form={id}
            >
              {testimonial ? 'Save Changes' : 'Add Testimonial'}
            </Button>
          </>
        )}
      >
        <div className={styles.sides}>
          <form id={id} className={styles.fields} noValidate onSubmit={form.onSubmit(saving.save)}>
            <ReadOnlyUnless permission="testimonials.change">
              <TextInput
                {...form.getInputProps('clientName')}
                required
                label="Client Name"
                autoComplete="off"
              />
              <NativeSelect
                {...form.getInputProps('practiceArea')}
                required
                label="Practice Area"
                data={[
                  { value: '', label: 'Choose one' },
                  ...areas.including(initialValues.practiceArea),
                ]}
              />
              <Input.Wrapper label="Rating" labelElement="div">
                <Rating
                  name="rating"
                  aria-label="Rating"
                  value={values.rating}
                  getSymbolLabel={(rating) => (rating === 1 ? '1 star' : `${rating} stars`)}
                  onChange={(rating) => form.setFieldValue('rating', rating)}
                />
              </Input.Wrapper>
              <Textarea
                {...form.getInputProps('content')}
                required
                label="Testimonial"
                rows={6}
                {...(testimonial?.isSample && {
                  description:
                    'A sample. If you change the text, it counts as real and is no longer marked.',
                })}
                className={fields.wide}
              />
              <OriginFields form={form} />
              <InfoNote>
                Ask all clients, whatever you expect them to say, and offer nothing for a review or
                its rating. Never write, buy or embellish one (16 CFR Part 465).
              </InfoNote>
              <Switch
                checked={values.isPublished}
                onChange={(isPublished) => form.setFieldValue('isPublished', isPublished)}
                label="Published"
                hint="Visitors see it at once."
              />
            </ReadOnlyUnless>
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
          fields={sidesOf(saving.theirs, values, areaLabel)}
          isPending={saving.isPending}
          onKeepMine={() => void form.submit(null, saving.overwrite)}
          onTakeTheirs={() => saving.theirs && onTakeTheirs?.(saving.theirs)}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}
