import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { here } from '../../lib/addresses.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import type { createFormStore, FormState } from '../../lib/form-store.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ConfirmationNews } from './confirmation-news.tsx';
import styles from './newsletter-form.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/schema.ts')).newsletterFormSchema;

type Values = { email: string };
type Form = ReturnType<typeof createFormStore<Values, Values>>;

/** The newsletter sign-up form. Without JavaScript the browser submits it. */
export function NewsletterForm() {
  const id = useId();
  const isHydrated = useHydrated();
  const [shownAtMs] = useState(() => Date.now());
  const [state, setState] = useState<FormState<Values>>();
  const [refusal, setRefusal] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const loading = useRef<Promise<Form>>(undefined);
  const honeypot = useRef<HTMLInputElement>(null);
  const { client } = trpc.useUtils();
  const error = state?.invalid.email ?? state?.refused.email ?? refusal;

  const onError = (failure: unknown) => {
    const known = apiErrorOf(failure);
    if (known?.fieldErrors?.email) return;
    setRefusal(
      known && known.code !== 'INTERNAL_SERVER_ERROR' ? known.message : m.newsletter.failed,
    );
  };
  /** Lazily loads `useForm` on first use, because the form is on every page and few visitors fill it in. */
  const load = () => {
    loading.current ??= import('../../lib/form-store.ts').then(({ createFormStore }) =>
      createFormStore(
        { schema: loadSchema, initialValues: { email: '' }, mode: 'uncontrolled', onError },
        setState,
      ),
    );
    return loading.current;
  };
  const subscribe = async ({ email }: Values) => {
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    const website = honeypot.current?.value ?? '';
    await client.newsletter.subscribe.mutate({ email, website, elapsedMs });
    setSentTo(email);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    setRefusal(undefined);
    load()
      .then((form) => form.submit(element, subscribe))
      .catch((failure) => {
        loading.current = undefined;
        onError(failure);
      });
  };

  if (sentTo !== undefined) {
    return (
      <p className={styles.done} role="status">
        <Icon name="mail" />
        <span>
          <ConfirmationNews to={sentTo} />
        </span>
      </p>
    );
  }
  return (
    <form method="post" action={here('/newsletter')} noValidate={isHydrated} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {m.newsletter.emailLabel}
      </label>
      <div className={styles.row}>
        <input
          name="email"
          onChange={({ target: { value } }) =>
            void loading.current?.then((form) => form.setFieldValue('email', value))
          }
          onBlur={({ target: { value } }) =>
            value && void load().then((form) => form.leave('email', value))
          }
          id={id}
          className="input"
          {...EMAIL_INPUT}
          required
          placeholder={m.common.emailExample}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
        />
        <Button variant="primary" type="submit" pending={state?.submitting ?? false}>
          {m.newsletter.subscribe}
        </Button>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
      <p className={styles.consent} id={`${id}-consent`}>
        {m.newsletter.consent}
      </p>
      <HoneypotField ref={honeypot} />
    </form>
  );
}
