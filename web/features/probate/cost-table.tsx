import { meaningInWords } from '../../../src/features/jurisdictions/calculator-rules.ts';
import type { Calculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import type { Evaluation } from '../../../src/features/probate/evaluate/rules.ts';
import { maximumName } from '../../../src/features/probate/remarks/rules.ts';
import styles from './cost-table.module.css';
import { formatAmount, formatDollars } from './format-dollars.ts';

/** The parts and totals of the costs, for an estate in whole dollars. */
export function CostTable({
  calculator,
  estate,
  evaluation: { parts, total, maximum, alternative },
}: {
  calculator: Calculator;
  estate: number;
  evaluation: Evaluation;
}) {
  const none = <span className="muted">none</span>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {alternative ? 'Comparison for an estate of ' : 'Estimate for an estate of '}
        {formatDollars(estate)}
      </caption>
      <thead>
        <tr>
          <th scope="col">For an estate of {formatDollars(estate)}</th>
          <th scope="col">Probate</th>
          {alternative && <th scope="col">{alternative.label}</th>}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, label, law, ...amount }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {law && <span className={`${styles.law} muted`}>{meaningInWords(law)}</span>}
            </th>
            <td>{formatAmount(amount)}</td>
            {alternative && <td>{none}</td>}
          </tr>
        ))}
        {alternative?.parts.map(({ id, label, ...amount }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{none}</td>
            <td>{formatAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatAmount(total)}</td>
          {alternative && <td>{formatDollars(alternative.total)}</td>}
        </tr>
        {maximum && (
          <tr>
            <th scope="row">{maximumName(calculator, estate)}</th>
            <td>{formatDollars(maximum.total)}</td>
            {alternative && <td />}
          </tr>
        )}
        {alternative && (
          <tr className={styles.savings}>
            <th scope="row">Savings</th>
            <td colSpan={2}>{formatAmount(alternative.savings)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
