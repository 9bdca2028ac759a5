import { Suspense, useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { parseDollars } from '../../../src/features/probate/rules.ts';
import styles from './calculator.module.css';
import { ComparisonLater } from './comparison-later.tsx';
import { EstateForm } from './estate-form.tsx';

/**
 * Compares two costs for an amount. The amount is kept in the address's fragment, which browsers do not send; without
 * scripts it comes from the query (`asked`).
 */
export function Calculator({ firm, asked }: { firm: FirmProfile; asked: string | undefined }) {
  const [estate, setEstate] = useState(() => parseDollars(asked ?? ''));
  const result = useRef<HTMLElement>(null);
  // On phones the result is below the form.
  const showResult = () =>
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.aside}>
        <EstateForm asked={asked} onEstate={setEstate} onSubmitted={showResult} />
        <p className="plain only-wide">
          <b>Probate, in plain words</b>The court process that passes on what someone owned in their
          own name, with no trust, joint owner or beneficiary to receive it.
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
          <Suspense>
            <ComparisonLater estate={estate} firm={firm} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
