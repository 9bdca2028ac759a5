import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { Calculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import { parseAmount } from '../../../src/features/probate/rules.ts';
import { HONEYPOT, LEAST_FILL_MS } from '../../../src/platform/forms/rules.ts';
import {
  formatMoney,
  type MoneyFormats,
  moneySigns,
} from '../../../src/platform/text/money-rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { m } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { EMAIL_INPUT } from '../../ui/email-input.ts';
import { Field } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import styles from './calculator.module.css';
import { noAmount } from './calculator-texts.ts';
import { separateThousands } from './separate-thousands.ts';
import { type useEstate, writeUrlFragment } from './use-estate.ts';
import { useSaveCalculation } from './use-save-calculation.ts';

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
  const formats = useFormats();
  const [shownAtMs] = useState(() => Date.now());
  const [{ sendsMail }] = trpc.site.layout.useSuspenseQuery();
  const isHydrated = useHydrated();
  const email = useRef<HTMLInputElement>(null);
  const { saving, emailError, clearError } = useSaveCalculation(calculator);
  const given = parseAmount(asked ?? '', formats);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name)).trim();
    const estate = parseAmount(text('estate'), formats);
    setWrong(!estate);
    if (!estate) return showInvalidInput(field.current, formats);
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
        label={m.calculator.estateValue}
        hint={calculator.input}
        error={isWrong ? noAmount(formats) : undefined}
      >
        {(props) => (
          <span className={styles.money}>
            <span aria-hidden="true">{moneySigns(formats).symbol}</span>
            <input
              {...props}
              ref={field}
              name="estate"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={given ? formatNumber(given, formats.locale) : asked}
              onChange={({ target }) => {
                separateThousands(target, formats);
                setWrong(false);
              }}
            />
          </span>
        )}
      </Field>
      <div className={styles.scripted}>
        <Field
          id="calculator-email"
          label={m.common.emailAddress}
          optional
          hint={sendsMail ? m.calculator.emailHint : m.calculator.emailHintNoMail}
          error={emailError}
        >
          {(props) => (
            <input
              {...props}
              // Has no name, because a plain submit would put the e-mail address into the URL.
              ref={email}
              {...EMAIL_INPUT}
              placeholder={m.common.emailExample}
            />
          )}
        </Field>
      </div>
      {isHydrated && <HoneypotField />}
      <Button variant="primary" size="lg" type="submit" pending={saving.isPending}>
        {m.calculator.calculate}
      </Button>
    </form>
  );
}

function showInvalidInput(field: HTMLInputElement | null, formats: MoneyFormats) {
  field?.focus();
  showToast({
    tone: 'danger',
    title: m.calculator.invalid,
    text: m.calculator.invalidText({ zero: formatMoney(0, formats) }),
  });
}
