import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CONSENT_TEXT } from '../../../src/features/newsletter/rules.ts';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus.ts';
import { useForm } from '../../lib/form.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TrapField } from '../../ui/trap-field.tsx';
import styles from './newsletter-form.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/schema.ts')).newsletterFormSchema;

/** Asks for the letter. Without scripts the browser sends it as it is. */
export function NewsletterForm() {
  const form = useForm(loadSchema, { email: '' });
  const id = useId();
  const isHydrated = useHydrated();
  const [shownAtMs] = useState(() => Date.now());
  const [refusal, setRefusal] = useState<string>();
  const root = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { client } = trpc.useUtils();
  const asking = useMutation({
    mutationFn: (input: { email: string; website: string; elapsedMs: number }) =>
      client.newsletter.subscribe.mutate(input),
  });
  const error = form.errors.email ?? refusal;

  const explain = (failure: unknown) => {
    const known = apiErrorOf(failure);
    form.showErrors(known?.fieldErrors ?? {});
    if (!known?.fieldErrors?.email) {
      setRefusal(
        known && known.code !== 'INTERNAL_SERVER_ERROR'
          ? known.message
          : 'That did not work. Please try again.',
      );
    }
    focusFirstError(root.current);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking.isPending) return;
    setRefusal(undefined);
    const input = await form.submit(event.currentTarget).catch(explain);
    if (!input) return focusFirstError(root.current);
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    asking.mutate(
      { ...input, website: trap.current?.value ?? '', elapsedMs },
      { onError: explain },
    );
  };

  if (asking.isSuccess) {
    return (
      <p className={styles.done} role="status">
        <Icon name="mail" />
        <span>
          <b>Check your mail.</b> We sent a link to {asking.variables.email}; the letter starts when
          you press it.
        </span>
      </p>
    );
  }
  return (
    <form
      ref={root}
      method="post"
      action="/newsletter"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      <label className="visually-hidden" htmlFor={id}>
        Email Address for our letter
      </label>
      <div className={styles.row}>
        <input
          {...form.control('email')}
          id={id}
          className="input"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
        />
        <Button variant="primary" type="submit" pending={asking.isPending}>
          Subscribe
        </Button>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
      <p className={styles.consent} id={`${id}-consent`}>
        {CONSENT_TEXT}
      </p>
      <TrapField ref={trap} />
    </form>
  );
}
