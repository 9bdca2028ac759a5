import { useRef, useState } from 'react';
import type { FirmProfile } from '../../../src/firm/schema.ts';
import styles from './calculator.module.css';
import { ComparisonResult } from './comparison-result.tsx';
import { EstateForm } from './estate-form.tsx';

/** One number in, two costs out. The number is in the address too, behind the #, where no server sees it. */
export function Calculator({ firm }: { firm: FirmProfile }) {
  const [estate, setEstate] = useState<number>();
  const result = useRef<HTMLElement>(null);
  // On a phone the result is below the form.
  const showResult = () =>
    requestAnimationFrame(() =>
      result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
    );
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.aside}>
        <EstateForm onEstate={setEstate} onSubmitted={showResult} />
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
              <p className="plain">Without scripts, we work it out for you: {firm.phone}.</p>
            </noscript>
          </>
        ) : (
          <ComparisonResult estate={estate} firm={firm} />
        )}
      </section>
    </div>
  );
}
