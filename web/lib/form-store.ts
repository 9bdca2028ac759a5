import type { FormEvent } from 'react';
import type { z } from 'zod';
import { setAt, valueAt } from './form-path.ts';

/** The path of a field: a value or a part of one, such as `attorneys.0.name`. */
export type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

/** Error messages by field, one for each. */
export type FormErrors<Values> = Partial<Record<FieldPath<Values>, string>>;

export type FormOptions<Values, Output> = {
  /** The schema, shared with the server. Loaded on first use, so that it is not part of the page's initial code. */
  schema: () => Promise<z.ZodType<Output>>;
  initialValues: Values;
  /** The server's error messages for the initial values, by field. */
  initialErrors?: FormErrors<Values> | undefined;
  /** Converts the values to the schema's input, where they differ. */
  transformValues?: (values: Values) => unknown;
  /**
   * Where the typed values are held. `uncontrolled` is for server-rendered forms: they may be filled in before
   * hydration, so the fields are read when the form is submitted.
   */
  mode?: 'controlled' | 'uncontrolled';
  /** Whether a field is validated on blur (default). If not, a change clears its message. */
  validateOnBlur?: boolean;
  /** Whether a field shows all of its messages rather than only the first. */
  joinMessages?: boolean;
  /** Maps the path of an error message to the field that shows it; default: the top-level value. */
  fieldOf?: (path: string) => string;
  /** Moves the focus to the errors once they are shown; default: to the first invalid field. */
  focusError?: (form: HTMLElement | null) => void;
  /** Called if the schema could not be loaded or the call failed. */
  onError?: (error: unknown) => void;
};

/** Called with the parsed values and the form's values. */
export type OnValid<Values, Output> = (data: Output, values: Values) => unknown;

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export type FormState<Values> = {
  values: Values;
  initialValues: Values;
  /** Errors from the schema. */
  invalid: FormErrors<Values>;
  /** Errors from the server, until the field changes or the form is submitted again. */
  refused: FormErrors<Values>;
  submitting: boolean;
};

/** The store that `form-validation.ts` works on. */
export type FormStore<Values, Output> = {
  options: FormOptions<Values, Output>;
  /** Fields that have lost focus, or were invalid on submit. */
  left: Set<string>;
  state: () => FormState<Values>;
  change: (to: Partial<FormState<Values>>) => void;
};

/** Loaded together with the schema on first use, so that it is not part of the page's initial code. */
const validation = () => import('./form-validation.ts');

/** A form without React; `onChange` receives each new state. See `useForm`. */
export function createFormStore<Values extends object, Output>(
  options: FormOptions<Values, Output>,
  onChange: (state: FormState<Values>) => void,
) {
  type Path = FieldPath<Values>;
  const { initialValues, initialErrors = {} } = options;
  let state: FormState<Values> = {
    values: initialValues,
    initialValues,
    invalid: {},
    refused: initialErrors,
    submitting: false,
  };
  const store: FormStore<Values, Output> = {
    options,
    left: new Set(),
    state: () => state,
    change(to) {
      state = { ...state, ...to };
      onChange(state);
    },
  };
  const { change, left } = store;
  const isValidatedOnBlur = () => store.options.validateOnBlur !== false;
  const revalidate = async (values: () => Values, isShown: (field: string) => boolean) =>
    (await validation()).revalidate(store, values, isShown);

  const setFieldValue = (path: Path, value: unknown) => {
    const isOther = (field: string) => field !== path;
    change({
      values: setAt(state.values, path, value),
      refused: pick(state.refused, isOther),
      ...(!isValidatedOnBlur() && { invalid: pick(state.invalid, isOther) }),
    });
    if (isValidatedOnBlur() && Object.keys(state.invalid).length > 0) {
      void revalidate(
        () => state.values,
        (field) => field in state.invalid,
      );
    }
  };
  const submit = async (
    element: HTMLElement | null,
    onValid: OnValid<Values, Output>,
    onInvalid?: () => void,
  ) => {
    if (state.submitting) return;
    change({ submitting: true });
    try {
      await (await validation()).submit(store, element, onValid, onInvalid);
    } catch (error) {
      const { onError } = store.options;
      if (!onError) throw error;
      onError(error);
    } finally {
      change({ submitting: false });
    }
  };

  return {
    store,
    setFieldValue,
    setValues(values: Partial<Values>) {
      for (const name in values) setFieldValue(name, values[name]);
    },
    /** Shows the server's messages at their fields. */
    setErrors: async (fieldErrors: FieldErrors) =>
      (await validation()).setErrors(store, fieldErrors),
    setFieldError(path: Path, message: string | undefined) {
      const others = pick(state.invalid, (field) => field !== path);
      change({ invalid: message === undefined ? others : { ...others, [path]: message } });
    },
    /** Returns the parsed values, or undefined after showing all errors. */
    validate: async () => (await validation()).validate(store, null),
    /** Validates, calls `onValid` with the parsed values and awaits it; for buttons and keys outside of the form. */
    submit,
    /** Handles the blur event of a field with the given value. */
    leave(path: Path, value: unknown) {
      // Leaving an empty, untouched field is not an error yet.
      if (!isValidatedOnBlur() || !(value || valueAt(state.initialValues, path))) return;
      left.add(path);
      void revalidate(
        () => setAt(state.values, path, value),
        (field) => left.has(field),
      );
    },
    /** `submit` as an event handler for the form element. */
    onSubmit:
      (onValid: OnValid<Values, Output>, onInvalid?: () => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget, onValid, onInvalid);
      },
    /** Resets the form to `values`, or to its initial values. */
    reset(values: Values = state.initialValues) {
      left.clear();
      change({ values, initialValues: values, invalid: {}, refused: {} });
    },
    /**
     * Sets the saved values after a submit. A field that the user has edited since keeps its text, as an unsaved change.
     * @param stored What the server has stored.
     * @param sent The values that were submitted.
     */
    rebase(stored: Values, sent: Values) {
      const values = { ...stored };
      for (const name in stored) {
        if (state.values[name] !== sent[name]) values[name] = state.values[name];
      }
      change({ values, initialValues: stored, refused: {} });
    },
  };
}

/** The messages of the fields for which the predicate holds. */
export function pick<Errors extends object>(
  errors: Errors,
  isKept: (field: string) => boolean,
): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isKept(field))) as Errors;
}
