import type { SelectHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldForm } from './text-field.tsx';

/** A choice from a list in a form made with `useForm`. */
export function SelectField<Name extends string>({
  form,
  name,
  label,
  hint,
  options,
  placeholder,
  ...select
}: {
  form: FieldForm<Name>;
  name: Name;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'form' | 'name'>) {
  return (
    <Field label={label} error={form.errors[name]} {...(hint && { hint })}>
      {(props) => (
        <select {...props} {...form.control(name)} required {...select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
