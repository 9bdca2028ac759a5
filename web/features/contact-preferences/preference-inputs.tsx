import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  BEST_TIMES_MAX,
  PERMISSION_FIELDS,
  PREFERENCE_FIELDS,
  type PreferenceField,
} from '../../../src/features/contact-preferences/rules.ts';
import fields from '../../admin/form.module.css';
import type { FormOf } from '../../admin/use-form.ts';
import { m } from '../../lib/messages.ts';

const ANSWERS = [
  { value: '', label: 'Not stated' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/**
 * The contact preferences in forms for staff, as a collapsible section. The questions are those of the website's forms.
 */
export function FoldedPreferenceInputs({
  form,
}: {
  form: FormOf<Record<PreferenceField, string>>;
}) {
  // Initial state only, so that the section does not collapse when the last answer is removed.
  const [isOpen] = useState(() => PREFERENCE_FIELDS.some((name) => form.values[name]));
  return (
    <details className={fields.wide} open={isOpen}>
      <summary>How may we reach the client? (optional)</summary>
      <PreferenceInputs form={form} />
    </details>
  );
}

/** The contact preferences in forms for staff, not collapsible. */
export function PreferenceInputs({
  form: { getInputProps, values, setFieldValue },
}: {
  form: FormOf<Record<PreferenceField, string>>;
}) {
  return (
    <>
      {PERMISSION_FIELDS.map((name) => (
        <NativeSelect
          key={name}
          {...getInputProps(name)}
          mt="sm"
          label={m.forms[name]}
          data={ANSWERS}
        />
      ))}
      <TextInput
        {...getInputProps('bestTimes')}
        mt="sm"
        label="At what times?"
        maxLength={BEST_TIMES_MAX}
      />
      <Checkbox
        mt="sm"
        label="Neutral wording"
        description="Subjects and previews of mails name neither the firm nor the matter"
        checked={values.neutralWording === 'yes'}
        onChange={({ target }) => setFieldValue('neutralWording', target.checked ? 'yes' : '')}
      />
    </>
  );
}
