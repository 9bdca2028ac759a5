import type { Role } from '../../../src/features/jurisdictions/calculator-schema.ts';
import type { Evaluation } from '../../../src/features/probate/evaluate/rules.ts';
import { amountInWords } from '../../../src/features/probate/money/rules.ts';
import type { ShownCalculator } from '../../../src/features/probate/schema.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { m } from '../../lib/messages.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { durationText } from './calculator-texts.ts';
import styles from './comparison-result.module.css';

const BAR_CLASSES: Readonly<Record<Role, string | undefined>> = {
  attorney: styles.attorney,
  representative: styles.executor,
  court: styles.court,
};

/** The costs of a probate and of its alternative as two bars. Tables say the same to screen readers. */
export function ComparisonBars({
  calculator,
  evaluation,
}: {
  calculator: ShownCalculator['calculator'];
  evaluation: Evaluation;
}) {
  const formats = useFormats();
  const { parts, total, alternative } = evaluation;
  const most = Math.max(total.high, alternative?.total ?? 0);
  const width = (dollars: number) => ({ width: `${(dollars / most) * 100}%` });
  const duration = durationText(calculator.timeline);
  return (
    <div className={styles.bars} aria-hidden="true">
      <div>
        <p className={styles.caption}>
          <span>
            <b>{m.calculator.probate}</b>{' '}
            {duration && <span className="muted small">{duration}</span>}
          </span>
          <span className={styles.amount}>{amountInWords(total, formats)}</span>
        </p>
        <div className={styles.track}>
          {parts.map(({ id, role, high }) => (
            <i key={id} className={BAR_CLASSES[role]} style={width(high)} />
          ))}
        </div>
        <p className={styles.legend}>
          {parts.map(({ id, role, label }) => (
            <span key={id}>
              <i className={BAR_CLASSES[role]} />
              {label}
            </span>
          ))}
        </p>
      </div>
      {alternative && (
        <div>
          <p className={styles.caption}>
            <span>
              <b>{alternative.label}</b>{' '}
              <span className="muted small">{m.calculator.paidOnce}</span>
            </span>
            <span className={styles.amount}>{formatMoney(alternative.total, formats)}</span>
          </p>
          <div className={styles.track}>
            <i className={styles.trust} style={width(alternative.total)} />
          </div>
        </div>
      )}
    </div>
  );
}
