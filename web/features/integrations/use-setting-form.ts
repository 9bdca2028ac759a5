import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import {
  describeJsonMistake,
  findJsonMistake,
} from '../../../src/platform/provider-settings/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';

const TYPING_STOPPED_MS = 600;

/**
 * A form whose text others may set, too: choosing a provider fills in its template. JSON in `config` is
 * judged when typing stops, everything on `check`, a field again while it is wrong.
 */
export function useSettingForm<Name extends string>(
  loadSchema: () => Promise<z.ZodType>,
  initial: Readonly<Record<Name, string>>,
  toInput: (values: Record<Name, string>) => object = (values) => values,
) {
  type Values = Record<Name, string>;
  type Errors = Partial<Record<Name, string>>;
  const [start, setStart] = useState<Values>(initial);
  const [values, setValues] = useState<Values>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showErrors = (fieldErrors: Readonly<Record<string, readonly string[]>>) => {
    const known = Object.entries(fieldErrors).filter(([name]) => name in values);
    setErrors(Object.fromEntries(known.map(([name, words]) => [name, words.join('. ')])) as Errors);
  };
  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    clearTimeout(timer.current);
    if (name !== 'config') return setErrors(({ [name]: _, ...others }) => others as Errors);
    timer.current = setTimeout(
      () => setErrors((before) => ({ ...before, config: mistakeIn(value) })),
      errors[name] ? 0 : TYPING_STOPPED_MS,
    );
  };

  return {
    values,
    errors,
    isDirty: Object.keys(start).some((name) => values[name as Name] !== start[name as Name]),
    set,
    control: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }),
    /** Judges everything as the server will; shows what is wrong. */
    async check(): Promise<boolean> {
      clearTimeout(timer.current);
      const parsed = (await loadSchema()).safeParse(toInput(values));
      const found: Record<string, string[]> = {};
      for (const { path, message } of parsed.error?.issues ?? []) {
        const name = String(path[0]);
        found[name] = [...(found[name] ?? []), message];
      }
      showErrors(found);
      return parsed.success;
    },
    showErrors,
    /** Puts the server's messages on their fields. */
    showRefusal(error: unknown) {
      showErrors(apiErrorOf(error)?.fieldErrors ?? {});
    },
    /** Begins anew with these values. */
    restart(from: Values) {
      clearTimeout(timer.current);
      setStart(from);
      setValues(from);
      setErrors({});
    },
  };
}

function mistakeIn(config: string): string | undefined {
  if (config.trim() === '') return undefined;
  const mistake = findJsonMistake(config);
  return mistake && describeJsonMistake(mistake);
}
