import { TRPCClientError } from '@trpc/client';
import { apiErrorOf } from './api-error.ts';
import { focusFirstError } from './focus.ts';
import {
  type FieldErrors,
  type FormErrors,
  type FormStore,
  type OnValid,
  pick,
} from './form-store.ts';
import { validationText } from './validation-text.ts';

const topLevel = (path: string) => path.split('.', 1)[0] ?? '';

/**
 * Validates the form and shows the errors of some fields. `values` is called after the schema is loaded, so that a
 * delayed call does not show errors of values that have changed in the meantime.
 */
export async function revalidate<Values extends object, Output>(
  store: FormStore<Values, Output>,
  values: () => Values,
  isShown: (field: string) => boolean,
): Promise<void> {
  const { invalid } = await check(store, values);
  store.change({ invalid: pick(invalid, isShown) });
}

/** Returns the parsed values, or undefined after showing all errors. */
export async function validate<Values extends object, Output>(
  store: FormStore<Values, Output>,
  element: HTMLElement | null,
): Promise<Output | undefined> {
  const { values } = store.state();
  const typed = element && store.options.mode === 'uncontrolled' ? textsOf(element, values) : {};
  const { data, invalid } = await check(store, () => ({ ...values, ...typed }));
  for (const field of Object.keys(invalid)) store.left.add(field);
  store.change({ invalid, refused: {} });
  return data;
}

/** Shows the server's messages at the fields that the form has. */
export function setErrors<Values extends object, Output>(
  store: FormStore<Values, Output>,
  fieldErrors: FieldErrors,
): void {
  const messages = Object.entries(fieldErrors).flatMap(([path, words]) =>
    words.map((message) => [path, message] as const),
  );
  const { values } = store.state();
  store.change({ refused: pick(byField(store, messages), (field) => topLevel(field) in values) });
}

/**
 * Validates and submits the form. Rethrows errors, except those of a failed API call if there is no `onError`, which
 * the mutation has already reported.
 */
export async function submit<Values extends object, Output>(
  store: FormStore<Values, Output>,
  element: HTMLElement | null,
  onValid: OnValid<Values, Output>,
  onInvalid: (() => void) | undefined,
): Promise<void> {
  const { focusError = focusFirstError, onError } = store.options;
  try {
    const data = await validate(store, element);
    if (data !== undefined) return void (await onValid(data, store.state().values));
    onInvalid?.();
    focusError(element);
  } catch (error) {
    setErrors(store, apiErrorOf(error)?.fieldErrors ?? {});
    focusError(element);
    if (onError || !(error instanceof TRPCClientError)) throw error;
  }
}

async function check<Values extends object, Output>(
  store: FormStore<Values, Output>,
  values: () => Values,
) {
  const { schema: load, transformValues } = store.options;
  const schema = await load();
  const checked = values();
  const { data, error } = schema.safeParse(transformValues?.(checked) ?? checked);
  const issues = error?.issues ?? [];
  const messages = issues.map(
    ({ path, message }) => [path.join('.'), validationText(message)] as const,
  );
  return { data, invalid: byField(store, messages) };
}

function byField<Values extends object, Output>(
  { options: { fieldOf = topLevel, joinMessages } }: FormStore<Values, Output>,
  messages: readonly (readonly [path: string, message: string])[],
): FormErrors<Values> {
  const found: Record<string, string> = {};
  for (const [path, message] of messages) {
    const field = fieldOf(path);
    if (!(field in found)) found[field] = message;
    else if (joinMessages) found[field] += `. ${message}`;
  }
  return found as FormErrors<Values>;
}

/** The current values of the form's fields whose names are keys of `values`. */
function textsOf(element: HTMLElement, values: object): object {
  const typed = new FormData(element as HTMLFormElement);
  return Object.fromEntries([...typed].filter(([name]) => name in values));
}
