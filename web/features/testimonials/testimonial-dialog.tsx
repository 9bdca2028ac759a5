import { Input, NativeSelect, Rating, Textarea, TextInput } from '@mantine/core';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { crudTexts } from '../../admin/crud-texts.ts';
import fields from '../../admin/form.module.css';
import { InfoNote } from '../../admin/info-note.tsx';
import { RecordDialog } from '../../admin/record-dialog.tsx';
import { Switch } from '../../admin/switch.tsx';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
import { trpc } from '../../lib/trpc.ts';
import { usePracticeAreaLabel } from '../practice-areas/use-practice-area-label.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import { OriginFields } from './origin-fields.tsx';
import styles from './testimonial-dialog.module.css';
import { BLANK, comparedFields, draftOf } from './testimonial-draft.ts';
import { TestimonialPreview } from './testimonial-preview.tsx';

const loadSchema = async () =>
  (await import('../../../src/features/testimonials/schema.ts')).createTestimonialInput;

/** Dialog to add or edit a testimonial, with a preview beside the fields. */
export function TestimonialDialog({
  testimonial,
  onClose,
}: {
  /** The testimonial to edit; without it a new one is added. */
  testimonial?: AdminTestimonial;
  onClose: () => void;
}) {
  const record = useTestimonial(testimonial, onClose);
  const { form, saved } = record;
  const { values } = form;
  const areas = usePracticeAreaOptions();
  const areaLabel = usePracticeAreaLabel();
  return (
    <RecordDialog
      record={record}
      title={testimonial ? 'Edit Testimonial' : 'Add Testimonial'}
      viewTitle="Testimonial"
      what="testimonial"
      saveLabel={testimonial ? 'Save Changes' : 'Add Testimonial'}
      size="lg"
      permission="testimonials.change"
      fields={comparedFields(areaLabel)}
      className={styles.fields}
      wrap={(element) => (
        <div className={styles.sides}>
          {element}
          <TestimonialPreview
            values={values}
            isSample={saved?.isSample === true && values.content === saved.content}
          />
        </div>
      )}
      onClose={onClose}
    >
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
        data={[{ value: '', label: 'Choose one' }, ...areas.including(saved?.practiceArea ?? '')]}
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
        {...(saved?.isSample && {
          description:
            'A sample. If you change the text, it counts as real and is no longer marked.',
        })}
        className={fields.wide}
      />
      <OriginFields form={form} />
      <InfoNote>
        Ask all clients, whatever you expect them to say, and offer nothing for a review or its
        rating. Never write, buy or embellish one (16 CFR Part 465).
      </InfoNote>
      <Switch
        checked={values.isPublished}
        onChange={(isPublished) => form.setFieldValue('isPublished', isPublished)}
        label="Published"
        hint="Visitors see it at once."
      />
    </RecordDialog>
  );
}

/** Source of the texts: admin spec §8. */
function useTestimonial(opened: AdminTestimonial | undefined, onSaved: () => void) {
  const { client, testimonials } = trpc.useUtils();
  const { create, update } = client.testimonials;
  return useEditedRecord({
    opened,
    draftOf,
    blank: BLANK,
    form: { schema: loadSchema },
    send: async ({ fields: typed, over, advertisingReason }) =>
      over
        ? update.mutate({ ...typed, id: over.id, updatedAt: over.updatedAt, advertisingReason })
        : create.mutate({ ...typed, advertisingReason }),
    fetchTheirs: ({ id }) => {
      void testimonials.all.invalidate();
      return client.testimonials.one.query({ id });
    },
    texts: crudTexts(opened ? 'update' : 'create', 'Testimonial'),
    refresh: () => testimonials.invalidate(),
    onSaved,
  });
}
