import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldForm } from './text-field.tsx';

/** A multi-line text field in a form made with `useForm`. */
export function TextAreaField<Name extends string>({
  form,
  name,
  label,
  hint,
  ...area
}: {
  form: FieldForm<Name>;
  name: Name;
  label: string;
  hint?: string;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'name'>) {
  return (
    <Field label={label} error={form.errors[name]} wide {...(hint && { hint })}>
      {(props) => <textarea {...props} {...form.getInputProps(name)} required {...area} />}
    </Field>
  );
}
