import { type FormEvent, useRef } from 'react';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './privacy-page.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/privacy/schema.ts')).personInput;

type Options = { onError: (error: unknown) => void };

/** Asks whom to look for. What was typed stays. */
export function FindForm({
  find,
  onFind,
}: {
  find: { isPending: boolean };
  onFind: (input: { email: string }, options: Options) => void;
}) {
  const form = useForm(loadSchema, { email: '' });
  const root = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = root.current && (await form.submit(root.current));
    if (!input) return focusFirstError(root.current);
    onFind(input, {
      onError: (error) => {
        form.showErrors(apiErrorOf(error)?.fieldErrors ?? {});
        focusFirstError(root.current);
      },
    });
  };
  return (
    <form ref={root} className={styles.find} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        form={form}
        name="email"
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <Button type="submit" variant="primary" pending={find.isPending}>
        <Icon name="search" />
        Find
      </Button>
    </form>
  );
}
