import { useRef } from 'react';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { ShownCalculator } from '../../../src/features/probate/schema.ts';
import { m } from '../../lib/messages.ts';
import { unbrokenHtml } from '../../ui/unbroken.tsx';
import styles from './calculator.module.css';
import { ComparisonResult } from './comparison-result.tsx';
import { EstateForm } from './estate-form.tsx';
import { useEstate } from './use-estate.ts';

/**
 * Estimates the costs of probate for an amount, and compares them with those of a living trust. The amount is stored in the URL fragment, which
 * browsers do not send to the server; without JavaScript it comes from the query (`asked`).
 */
export function Calculator({
  shown,
  firm,
  asked,
  notes,
  theme,
}: {
  shown: ShownCalculator;
  firm: FirmProfile;
  asked: string | undefined;
  /** The theme of the embedded page, which the plain form preserves in its query. */
  theme?: string | undefined;
  /** HTML under the form, sanitized by the server. */
  notes: string | undefined;
}) {
  const { estate, ...amount } = useEstate(asked);
  const result = useRef<HTMLElement>(null);
  // On phones the result is below the form.
  const showResult = () =>
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.aside}>
        <EstateForm
          calculator={shown.calculator}
          asked={asked}
          theme={theme}
          amount={amount}
          onSubmitted={showResult}
        />
        {notes && (
          <div
            className={`only-wide ${styles.notes}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written and sanitized by the server
            dangerouslySetInnerHTML={{ __html: unbrokenHtml(notes) }}
          />
        )}
      </div>
      <section ref={result} className={styles.result} aria-label={m.calculator.comparison}>
        {estate === undefined ? (
          <p className={styles.prompt}>
            {shown.calculator.alternative
              ? m.calculator.typeForDifference
              : m.calculator.typeForEstimate}
          </p>
        ) : (
          <ComparisonResult shown={shown} estate={estate} firm={firm} onEstate={amount.take} />
        )}
      </section>
    </div>
  );
}
