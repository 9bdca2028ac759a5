import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';

/** What a field needs of the form that it is in. */
export type FieldForm<Name extends string> = {
  errors: Partial<Record<Name, string>>;
  control: (name: Name) => object;
};

/** A one-line field of a form made with `useForm`. */
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
      {(props) => <input {...props} {...form.control(name)} required {...input} />}
    </Field>
  );
}
