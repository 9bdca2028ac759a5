import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';

/** The part of a form that a field needs. */
export type FieldForm<Name extends string> = {
  errors: Partial<Record<Name, string>>;
  getInputProps: (name: Name) => object;
};

/** A one-line text field in a form made with `useForm`. */
export function TextField<Name extends string>({
  form,
  name,
  label,
  hint,
  ...input
}: {
  form: FieldForm<Name>;
  name: Name;
  label: string;
  hint?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'>) {
  return (
    <Field label={label} error={form.errors[name]} {...(hint && { hint })}>
      {(props) => <input {...props} {...form.getInputProps(name)} required {...input} />}
    </Field>
  );
}
