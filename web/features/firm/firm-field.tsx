import type { InputHTMLAttributes } from 'react';
import type { FieldPath } from '../../lib/form-store.ts';
import { Field } from '../../ui/field.tsx';
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
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  return (
    <Field
      id={fieldId(path)}
      label={label}
      optional={optional}
      wide={wide}
      error={form.errors[path]}
      {...(hint && { hint })}
    >
      {(props) => {
        const control = { ...props, ...form.getInputProps(path), required: !optional };
        return isLong ? <textarea {...control} rows={2} /> : <input {...input} {...control} />;
      }}
    </Field>
  );
}
