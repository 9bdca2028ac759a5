import { useState } from 'react';
import { valueAt } from './form-path.ts';
import {
  createFormStore,
  type FieldPath,
  type FormErrors,
  type FormOptions,
  type FormState,
} from './form-store.ts';

/**
 * A form with a schema and the interface of `@mantine/form`. A field is validated on blur, and on each change while it
 * is invalid; the whole form is validated on submit. Only one submit runs at a time. Field errors of a failed call are
 * shown at their fields, and the first invalid field gets the focus.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const [state, setState] = useState<FormState<Values>>();
  const [{ store, ...form }] = useState(() => createFormStore(options, setState));
  store.options = options;
  const { values, initialValues, invalid, refused, submitting } = state ?? store.state();
  return {
    ...form,
    values,
    /** The current values, as opposed to those of the last render. */
    getValues: () => store.state().values,
    errors: { ...invalid, ...refused } as FormErrors<Values>,
    /** True while the form is being validated and submitted. */
    submitting,
    isDirty: () => JSON.stringify(values) !== JSON.stringify(initialValues),
    /** Props for a field's control; with `checkbox`, for a checkbox or switch. */
    getInputProps: (path: FieldPath<Values>, { type }: { type?: 'checkbox' } = {}) => ({
      name: path as string,
      [type ? 'checked' : options.mode === 'uncontrolled' ? 'defaultValue' : 'value']: valueAt(
        values,
        path,
      ),
      onChange: (event: { target: { value: string; checked?: boolean } }) =>
        form.setFieldValue(path, type ? event.target.checked : event.target.value),
      onBlur: (event: { target: { value: string } }) => form.leave(path, event.target.value),
    }),
  };
}

/** The return type of `useForm` for the given values. */
export type FormOf<Values extends object> = Omit<
  ReturnType<typeof useForm<Values, unknown>>,
  'validate' | 'onSubmit'
>;
