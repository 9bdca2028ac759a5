import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { Calculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import { NO_AMOUNT, parseDollars } from '../../../src/features/probate/rules.ts';
import { HONEYPOT, LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import { NO_MAIL_NOW } from '../../lib/no-mail-now.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { Field } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import styles from './calculator.module.css';
import { separateThousands } from './separate-thousands.ts';
import { type useEstate, writeUrlFragment } from './use-estate.ts';
import { useSaveCalculation } from './use-save-calculation.ts';

const MAILED = 'We send you this result and keep a copy.';
const NOT_MAILED = `We keep a copy of this result, but do not mail it: ${NO_MAIL_NOW}`;

/**
 * The amount, and an optional e-mail address to send the result to. The fields are uncontrolled, because they may be
 * filled in before hydration. Without React the browser requests the page with the amount in the query; a submit while
 * React is loading waits for it (web/page-script/client-on-demand.ts).
 */
export function EstateForm({
  calculator,
  asked,
  theme,
  amount: { field, isWrong, setWrong, take },
  onSubmitted,
}: {
  calculator: Calculator;
  /** The amount from the query, as typed. */
  asked: string | undefined;
  theme: string | undefined;
  amount: Omit<ReturnType<typeof useEstate>, 'estate'>;
  onSubmitted: () => void;
}) {
  const [shownAtMs] = useState(() => Date.now());
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const isHydrated = useHydrated();
  const email = useRef<HTMLInputElement>(null);
  const { saving, emailError, clearError } = useSaveCalculation(calculator);
  const given = parseDollars(asked ?? '');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name)).trim();
    const estate = parseDollars(text('estate'));
    setWrong(!estate);
    if (!estate) return showInvalidInput(field.current);
    take(estate);
    writeUrlFragment(estate);
    clearError();
    onSubmitted();
    const userEmail = email.current?.value.trim();
    if (!userEmail) return;
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    saving.mutate({ estate, userEmail, website: text(HONEYPOT), elapsedMs });
  };

  return (
    <form
      className={styles.panel}
      // Submits in the same frame, also when embedded, where links open a new tab by default.
      target="_self"
      data-needs-client
      noValidate
      onSubmit={submit}
    >
      {theme && <input type="hidden" name="theme" value={theme} />}
      <Field
        id="estate-value"
        label="Estate value"
        hint={calculator.input}
        error={isWrong ? NO_AMOUNT : undefined}
      >
        {(props) => (
          <span className={styles.money}>
            <span aria-hidden="true">$</span>
            <input
              {...props}
              ref={field}
              name="estate"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={given ? given.toLocaleString('en-US') : asked}
              onChange={({ target }) => {
                separateThousands(target);
                setWrong(false);
              }}
            />
          </span>
        )}
      </Field>
      <div className={styles.scripted}>
        <Field
          id="calculator-email"
          label="Email Address"
          optional
          hint={`${sendsMail ? MAILED : NOT_MAILED} Leave it empty and we keep nothing.`}
          error={emailError}
        >
          {(props) => (
            <input
              {...props}
              // Has no name, because a plain submit would put the e-mail address into the URL.
              ref={email}
              {...EMAIL_INPUT}
              placeholder="you@example.com"
            />
          )}
        </Field>
      </div>
      {isHydrated && <HoneypotField />}
      <Button variant="primary" size="lg" type="submit" pending={saving.isPending}>
        Calculate
      </Button>
    </form>
  );
}

function showInvalidInput(field: HTMLInputElement | null) {
  field?.focus();
  showToast({
    tone: 'danger',
    title: 'Invalid Input',
    text: 'Please enter a valid estate value greater than $0.',
  });
}
