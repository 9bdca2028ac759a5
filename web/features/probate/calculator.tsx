import { useHydrated } from '@tanstack/react-router';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TrapField } from '../../components/trap-field.tsx';
import styles from './calculator.module.css';
import { ComparisonResult } from './comparison-result.tsx';
import { type CalculatorState, useCalculator } from './use-calculator.ts';

/** One number in, two costs out. The number is in the address too, behind the #, where no server sees it. */
export function Calculator({ firm }: { firm: FirmProfile }) {
  const calculator = useCalculator();
  const { estate, result } = calculator;
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.aside}>
        <EstateForm calculator={calculator} />
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
          <>
            <p className={styles.prompt}>Type one number to see the difference.</p>
            <noscript>
              <p className="plain">
                Your browser works this out, and needs scripts to do so. Call us at {firm.phone},
                and we work it out with you.
              </p>
            </noscript>
          </>
        ) : (
          <ComparisonResult estate={estate} firm={firm} />
        )}
      </section>
    </div>
  );
}

function EstateForm({ calculator }: { calculator: CalculatorState }) {
  const { typed, type, estateField, submit, isSaving, trap } = calculator;
  const { email, setEmail, emailField, emailError } = calculator;
  const isHydrated = useHydrated();
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
              ref={estateField}
              inputMode="decimal"
              autoComplete="off"
              required
              value={typed}
              onChange={(event) => type(event.target.value)}
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
            ref={emailField}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <TrapField ref={trap} />
      <Button
        variant="primary"
        size="lg"
        // Before the scripts have come the browser would load the page anew, and lose what is typed.
        type={isHydrated ? 'submit' : 'button'}
        pending={isSaving}
      >
        Calculate
      </Button>
    </form>
  );
}
