import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { LEAST_FILL_MS } from '../../../src/form-guard/rules.ts';
import { compareProbateWithTrust, parseDollars } from '../../../src/probate/rules.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TrapField } from '../../components/trap-field.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './calculator.module.css';
import { ComparisonResult } from './comparison-result.tsx';

/** One number in, two costs out. The number is in the address too, behind the #, where no server sees it. */
export function Calculator({ firm }: { firm: FirmProfile }) {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const [estate, setEstate] = useState<number>();
  const [shownAtMs] = useState(() => Date.now());
  const trap = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLElement>(null);
  const saving = useSaveCalculation();

  useEffect(() => {
    const calculateFromAddress = () => {
      const dollars = parseDollars(
        window.location.hash.slice(1).replaceAll('%20', ' ').replaceAll('%24', '$'),
      );
      if (dollars === undefined) return;
      setTyped(dollars.toLocaleString('en-US'));
      setEstate(dollars);
    };
    calculateFromAddress();
    window.addEventListener('hashchange', calculateFromAddress);
    return () => window.removeEventListener('hashchange', calculateFromAddress);
  }, []);

  const calculate = (event: FormEvent) => {
    event.preventDefault();
    const dollars = parseDollars(typed);
    if (dollars === undefined) {
      showToast({
        tone: 'danger',
        title: 'Invalid Input',
        text: 'Please enter a valid estate value greater than $0.',
      });
      return;
    }
    setTyped(dollars.toLocaleString('en-US'));
    setEstate(dollars);
    setEmailError(undefined);
    // On a phone the result is below the form.
    requestAnimationFrame(() =>
      result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
    );
    window.history.replaceState(window.history.state, '', `#${dollars}`);
    if (email.trim() === '') return;
    const elapsedMs = Math.max(LEAST_FILL_MS, Date.now() - shownAtMs);
    saving.mutate(
      { estate: dollars, userEmail: email.trim(), website: trap.current?.value ?? '', elapsedMs },
      {
        onSuccess: () => showToast({ tone: 'success', title: 'Calculation Saved' }),
        onError: (error) => {
          setEmailError(apiErrorOf(error)?.fieldErrors?.userEmail?.[0]);
          showToast({
            tone: 'danger',
            title: 'Save Failed',
            text: 'Unable to save your calculation. Please try again.',
          });
        },
      },
    );
  };

  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.aside}>
        <form className={styles.panel} noValidate onSubmit={calculate}>
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
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  value={typed}
                  onChange={(event) => setTyped(withSeparators(event.target.value))}
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
                type="email"
                autoComplete="email"
                placeholder="you@example.com"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <TrapField ref={trap} />
          <Button variant="primary" size="lg" type="submit" pending={saving.isPending}>
            Calculate
          </Button>
        </form>
        <p className="plain only-wide">
          <b>Probate, in plain words</b>The court process that passes on what someone owned when no
          trust does it for them.
        </p>
        <p className="plain only-wide">
          <b>A living trust, in plain words</b>A folder with your name on it that already owns the
          house. You keep the keys; the folder knows who gets them next.
        </p>
      </div>
      <section ref={result} className={styles.result} aria-live="polite" aria-label="Comparison">
        {estate === undefined ? (
          <p className={styles.prompt}>Type one number to see the difference.</p>
        ) : (
          <ComparisonResult estate={estate} firm={firm} />
        )}
      </section>
    </div>
  );
}

/** Thousands separators while somebody types plain digits; anything else is left as it is. */
function withSeparators(text: string): string {
  const digits = text.replace(/,/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits).toLocaleString('en-US') : text;
}

function useSaveCalculation() {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: ({
      estate,
      ...others
    }: {
      estate: number;
      userEmail: string;
      website: string;
      elapsedMs: number;
    }) => {
      const figures = compareProbateWithTrust(estate);
      return client.probate.save.mutate({
        ...others,
        estateValue: String(estate),
        // The calculator asks for one number; how much of it is real estate, nobody is asked.
        realEstateValue: '0',
        attorneyFees: String(figures.attorneyFees),
        executorFees: String(figures.executorFees),
        courtCosts: String(figures.courtCosts),
        totalProbate: String(figures.totalProbate),
        trustCost: String(figures.trustCost),
        savings: String(figures.savings),
      });
    },
  });
}
