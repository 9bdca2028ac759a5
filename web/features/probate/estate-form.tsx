import { useHydrated } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { LEAST_FILL_MS } from '../../../src/form-guard/rules.ts';
import { parseDollars } from '../../../src/probate/rules.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TrapField } from '../../components/trap-field.tsx';
import { showToast } from '../../lib/toasts.ts';
import styles from './calculator.module.css';
import { useSaveCalculation } from './use-save-calculation.ts';

/**
 * The number, and an address for who wants to keep the result. The browser holds what is typed: it may have been typed
 * before the scripts came.
 */
export function EstateForm({
  onEstate,
  onSubmitted,
}: {
  onEstate: (dollars: number) => void;
  onSubmitted: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [shownAtMs] = useState(() => Date.now());
  const isHydrated = useHydrated();
  const { saving, emailError, forgetError } = useSaveCalculation();
  const take = (dollars: number) => {
    if (field.current) field.current.value = dollars.toLocaleString('en-US');
    onEstate(dollars);
  };
  useAddress(field, take);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name)).trim();
    const estate = parseDollars(text('estate'));
    if (estate === undefined) return warnInvalid();
    take(estate);
    forgetError();
    onSubmitted();
    window.history.replaceState(window.history.state, '', `#${estate}`);
    const userEmail = text('email');
    if (userEmail === '') return;
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    saving.mutate({ estate, userEmail, website: text('website'), elapsedMs });
  };

  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <Field
        id="estate-value"
        label="Estate value"
        hint="Everything you own in California, before debts. A good guess is good enough."
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
              onChange={separateThousands}
            />
          </span>
        )}
      </Field>
      <Field
        id="calculator-email"
        label="Email Address"
        optional
        hint="We send you this result and keep a copy. Leave it empty and we keep nothing."
        error={emailError}
      >
        {(props) => (
          <input
            {...props}
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
          />
        )}
      </Field>
      <TrapField />
      <Button
        variant="primary"
        size="lg"
        // Before the scripts have come the browser would load the page anew, and lose what is typed.
        type={isHydrated ? 'submit' : 'button'}
        pending={saving.isPending}
      >
        Calculate
      </Button>
    </form>
  );
}

/** Calculates with the number in the address, also when that changes, but not over one that was typed early. */
function useAddress(field: { current: HTMLInputElement | null }, take: (dollars: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the number only sets
  useEffect(() => {
    const calculate = () => {
      const dollars = parseDollars(
        window.location.hash.slice(1).replaceAll('%20', ' ').replaceAll('%24', '$'),
      );
      if (dollars !== undefined) take(dollars);
    };
    if (!field.current?.value) calculate();
    window.addEventListener('hashchange', calculate);
    return () => window.removeEventListener('hashchange', calculate);
  }, []);
}

/** Thousands separators while somebody types plain digits; anything else is left as it is. */
function separateThousands({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = target.value.replace(/,/g, '');
  if (/^\d{1,12}$/.test(digits)) target.value = Number(digits).toLocaleString('en-US');
}

function warnInvalid() {
  showToast({
    tone: 'danger',
    title: 'Invalid Input',
    text: 'Please enter a valid estate value greater than $0.',
  });
}
