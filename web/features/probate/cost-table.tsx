import { meaningInWords } from '../../../src/features/jurisdictions/calculator-rules.ts';
import type { Calculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import type { Evaluation } from '../../../src/features/probate/evaluate/rules.ts';
import { amountInWords } from '../../../src/features/probate/money/rules.ts';
import { maximumName } from '../../../src/features/probate/remarks/rules.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { m } from '../../lib/messages.ts';
import { useFormats } from '../../lib/use-locale.ts';
import styles from './cost-table.module.css';

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
  const formats = useFormats();
  const size = { estate: formatMoney(estate, formats) };
  const none = <span className="muted">{m.calculator.none}</span>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {alternative ? m.calculator.comparisonFor(size) : m.calculator.estimateFor(size)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.calculator.forEstate(size)}</th>
          <th scope="col">{m.calculator.probate}</th>
          {alternative && <th scope="col">{alternative.label}</th>}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, label, law, ...amount }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {law && (
                <span className={`${styles.law} muted`}>
                  {meaningInWords(law, formats.locale, m.law)}
                </span>
              )}
            </th>
            <td>{amountInWords(amount, formats)}</td>
            {alternative && <td>{none}</td>}
          </tr>
        ))}
        {alternative?.parts.map(({ id, label, ...amount }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{none}</td>
            <td>{amountInWords(amount, formats)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.calculator.total}</th>
          <td>{amountInWords(total, formats)}</td>
          {alternative && <td>{formatMoney(alternative.total, formats)}</td>}
        </tr>
        {maximum && (
          <tr>
            <th scope="row">{maximumName(calculator, estate, formats)}</th>
            <td>{formatMoney(maximum.total, formats)}</td>
            {alternative && <td />}
          </tr>
        )}
        {alternative && (
          <tr className={styles.savings}>
            <th scope="row">{m.calculator.savings}</th>
            <td colSpan={2}>{amountInWords(alternative.savings, formats)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
