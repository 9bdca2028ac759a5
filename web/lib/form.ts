import { type FocusEvent, useState } from 'react';
import type { z } from 'zod';

type Text<Schema extends z.ZodType> = Record<keyof z.input<Schema> & string, string>;

/**
 * A form of text fields on the schema that the server uses too, which is loaded when it is first needed:
 * a page must not bring its validation along for whoever only reads. A field is judged when it is left,
 * and again at each change while it is wrong; everything is judged on `submit`.
 *
 * The browser holds what is typed, and `submit` reads it there: a form that the server rendered may be
 * filled in before scripts run, and nothing of that may be lost. `values` follow each change, for a form
 * that is taken away and shown again.
 */
export function useForm<Schema extends z.ZodType>(
  loadSchema: () => Promise<Schema>,
  initial: Text<Schema>,
) {
  type Name = keyof Text<Schema> & string;
  type Errors = Partial<Record<Name, string>>;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});

  const judge = async (of: Text<Schema>) => {
    const parsed = (await loadSchema()).safeParse(of);
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? []) found[path[0] as Name] ??= message;
    return { found, data: parsed.data };
  };
  const judgeField = async (name: Name, of: Text<Schema>) => {
    const { found } = await judge(of);
    setErrors(({ [name]: _, ...others }) => {
      const message = found[name];
      return (message === undefined ? others : { ...others, [name]: message }) as Errors;
    });
  };

  return {
    values,
    errors,
    /** Props of the control of one field. */
    control: (name: Name) => ({
      name,
      defaultValue: values[name],
      onChange: (event: { target: { value: string } }) => {
        const next = { ...values, [name]: event.target.value };
        setValues(next);
        if (errors[name]) void judgeField(name, next);
      },
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        // Leaving an untouched field is no mistake yet.
        if (event.target.value !== '') {
          void judgeField(name, { ...values, [name]: event.target.value });
        }
      },
    }),
    /** The parsed values of what stands in the form's fields, or undefined after showing every error. */
    async submit(element: HTMLFormElement): Promise<z.output<Schema> | undefined> {
      const { found, data } = await judge({ ...values, ...textsOf(element, values) });
      if (data === undefined) setErrors(found);
      return data;
    },
    /** Puts the server's messages on their fields; the first message of each. */
    showErrors(fieldErrors: Readonly<Record<string, readonly string[]>>) {
      const known = Object.entries(fieldErrors).filter(([name]) => name in values);
      setErrors(Object.fromEntries(known.map(([name, [message]]) => [name, message])) as Errors);
    },
    /** Forgets what was typed; the form is rendered again to show it. */
    reset() {
      setValues(initial);
      setErrors({});
    },
  };
}

/** What stands in the fields that have the given names. */
function textsOf<Values extends Record<string, string>>(element: HTMLFormElement, of: Values) {
  const fields = [...new FormData(element)].filter(
    ([name, value]) => name in of && typeof value === 'string',
  );
  return Object.fromEntries(fields) as Partial<Values>;
}
