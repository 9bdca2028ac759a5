import type { SelectHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldForm } from './text-field.tsx';

/** A select in a form made with `useForm`. */
export function SelectField<Name extends string>({
  form,
  name,
  label,
  options,
  placeholder,
  ...select
}: {
  form: FieldForm<Name>;
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The text while nothing is chosen. */
  placeholder?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'form' | 'name'>) {
  return (
    <Field label={label} error={form.errors[name]}>
      {(props) => (
        <select {...props} {...form.getInputProps(name)} required {...select}>
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
