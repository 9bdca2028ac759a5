import { Textarea, TextInput } from '@mantine/core';
import type { InputHTMLAttributes } from 'react';
import fields from '../../admin/form.module.css';
import type { FieldPath } from '../../lib/form-store.ts';
import { fieldId } from './field-path.ts';
import type { FirmDraft } from './firm-draft.ts';
import type { FirmForm } from './use-firm-form.ts';

/** A text field of the profile at any path, such as `claims.rating.text`. */
export function FirmField({
  form,
  path,
  label,
  hint,
  optional = false,
  wide = false,
  isLong = false,
  ...input
}: {
  form: FirmForm;
  path: FieldPath<FirmDraft>;
  label: string;
  hint?: string;
  optional?: boolean;
  wide?: boolean;
  /** Whether the text may need several lines. */
  isLong?: boolean;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'placeholder' | 'maxLength' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step'
>) {
  const control = {
    ...form.getInputProps(path),
    id: fieldId(path),
    label: optional ? `${label} (optional)` : label,
    required: !optional,
    ...(hint && { description: hint }),
    ...(wide && { className: fields.wide }),
  };
  return isLong ? <Textarea {...control} rows={2} /> : <TextInput {...input} {...control} />;
}
