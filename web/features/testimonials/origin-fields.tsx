import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { TESTIMONIAL_SOURCES } from '../../../src/features/testimonials/rules.ts';
import type { FormOf } from '../../admin/use-form.ts';
import type { TestimonialDraft } from './testimonial-draft.ts';

/** The fields for where a testimonial was received; date and link are only shown if it is from another site. */
export function OriginFields({ form }: { form: FormOf<TestimonialDraft> }) {
  return (
    <>
      <NativeSelect
        {...form.getInputProps('source')}
        label="Received On"
        data={[{ value: '', label: 'Given to the firm' }, ...TESTIMONIAL_SOURCES]}
      />
      {form.values.source !== '' && (
        <>
          <TextInput
            {...form.getInputProps('reviewedOn')}
            required
            label="Date of the Review"
            type="date"
          />
          <TextInput
            {...form.getInputProps('sourceUrl')}
            label="Link to the Review (optional)"
            type="url"
            placeholder="https://"
          />
        </>
      )}
      <Checkbox
        {...form.getInputProps('hasConsent', { type: 'checkbox' })}
        label="The client agreed to be quoted"
        description="Ask first: the fact that someone is a client is confidential, too (Business and Professions Code §6068(e))."
      />
    </>
  );
}
