import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../lib/focus.ts';
import { showToast } from '../../lib/toasts.ts';

/**
 * Sending a form of the sign-in page: one press at a time, the first wrong field gets the focus, and what
 * the pool refuses is told in its words under `failure.title`.
 */
export function useSubmit<Values>({
  read,
  send,
  failure,
}: {
  read: (element: HTMLFormElement) => Promise<Values | undefined>;
  send: (values: Values) => Promise<void>;
  failure: { title: string; text: (error: Error) => string };
}) {
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isPending) return;
    setPending(true);
    try {
      const values = await read(element);
      if (values === undefined) focusFirstError(element);
      else await send(values);
    } catch (error) {
      const known = error instanceof Error ? error : new Error('');
      showToast({ tone: 'danger', title: failure.title, text: failure.text(known) });
    } finally {
      setPending(false);
    }
  };
  return { isPending, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
