import type { InputHTMLAttributes } from 'react';
import { Field } from '../../ui/field.tsx';
import { fieldId } from './field-path.ts';
import type { FirmForm } from './use-firm-form.ts';

/** A text of the profile, wherever it stands in it: `claims.rating.text`. */
export function FirmField({
  form,
  path,
  value,
  label,
  hint,
  optional = false,
  wide = false,
  isLong = false,
  ...input
}: {
  form: FirmForm;
  path: string;
  value: string;
  label: string;
  hint?: string;
  optional?: boolean;
  wide?: boolean;
  /** Whether the text may need several lines. */
  isLong?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'value'>) {
  return (
    <Field
      id={fieldId(path)}
      label={label}
      optional={optional}
      wide={wide}
      error={form.errorOf(path)}
      {...(hint && { hint })}
    >
      {(props) => {
        const control = {
          ...props,
          value,
          required: !optional,
          onBlur: () => form.leave(path),
        };
        return isLong ? (
          <textarea
            {...control}
            rows={2}
            onChange={(event) => form.set(path, event.target.value)}
          />
        ) : (
          <input {...input} {...control} onChange={(event) => form.set(path, event.target.value)} />
        );
      }}
    </Field>
  );
}
