import { type FocusEvent, useState } from 'react';
import type { z } from 'zod';

type Text<Schema extends z.ZodType> = Record<keyof z.input<Schema> & string, string>;

/**
 * A form of text fields on the schema that the server uses too. A field is judged when it is left,
 * and again at each change while it is wrong; everything is judged on `submit`.
 */
export function useForm<Schema extends z.ZodType>(schema: Schema, initial: Text<Schema>) {
  type Name = keyof Text<Schema> & string;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const judge = (of: Text<Schema>): Partial<Record<Name, string>> => {
    const found: Partial<Record<Name, string>> = {};
    for (const { path, message } of schema.safeParse(of).error?.issues ?? []) {
      found[path[0] as Name] ??= message;
    }
    return found;
  };
  const withField = (
    of: Partial<Record<Name, string>>,
    name: Name,
    message: string | undefined,
  ): Partial<Record<Name, string>> => {
    const { [name]: _, ...rest } = of as Record<Name, string>;
    return message === undefined
      ? (rest as Partial<Record<Name, string>>)
      : { ...(rest as Partial<Record<Name, string>>), [name]: message };
  };

  return {
    values,
    errors,
    /** Props of the control of one field. */
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => {
        const next = { ...values, [name]: event.target.value };
        setValues(next);
        if (errors[name]) setErrors(withField(errors, name, judge(next)[name]));
      },
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        // Leaving an untouched field is no mistake yet.
        if (event.target.value !== '') setErrors(withField(errors, name, judge(values)[name]));
      },
    }),
    /** The parsed values, or undefined after showing every error. */
    submit(): z.output<Schema> | undefined {
      const parsed = schema.safeParse(values);
      if (parsed.success) return parsed.data;
      setErrors(judge(values));
      return undefined;
    },
    /** Puts the server's messages on their fields; the first message of each. */
    showErrors(fieldErrors: Readonly<Record<string, readonly string[]>>) {
      const known = Object.entries(fieldErrors).filter(([name]) => name in values);
      setErrors(Object.fromEntries(known.map(([name, [message]]) => [name, message])) as never);
    },
  };
}
