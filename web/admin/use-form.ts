import { useForm as useBaseForm } from '../lib/form.ts';
import type { FieldPath, FormOptions } from '../lib/form-store.ts';

/** The site's form hook; its `getInputProps` includes the error, as Mantine's inputs expect. */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const form = useBaseForm(options);
  return {
    ...form,
    getInputProps: (path: FieldPath<Values>, type?: { type?: 'checkbox' }) => {
      const error = form.errors[path];
      return {
        ...form.getInputProps(path, type),
        error,
        // Mantine's PasswordInput does not set it.
        ...(error && { 'aria-invalid': true }),
      };
    },
  };
}

/** The return type of `useForm` for the given values. */
export type FormOf<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, unknown>>,
  'validate' | 'onSubmit'
>;

/** The part of a form that a group of fields needs. */
export type FieldForm<Name extends string> = {
  errors: Partial<Record<Name, string>>;
  getInputProps: (name: Name) => object;
};
