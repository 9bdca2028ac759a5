import { statutoryTotal, statutoryTotalName } from '../../../src/features/probate/remarks/rules.ts';
import { type ProbateComparison, TRUST_COSTS } from '../../../src/features/probate/rules.ts';
import styles from './cost-table.module.css';
import { formatDollars } from './format-dollars.ts';

/** The parts and totals of both costs, for an estate in whole dollars. */
export function CostTable({
  estate,
  comparison,
}: {
  estate: number;
  comparison: ProbateComparison;
}) {
  const none = <span className="muted">none</span>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        Comparison for an estate of {formatDollars(estate)}
      </caption>
      <thead>
        <tr>
          <th scope="col">For an estate of {formatDollars(estate)}</th>
          <th scope="col">Probate</th>
          <th scope="col">Living trust</th>
        </tr>
      </thead>
      <tbody>
        {[
          ['Attorney fees', formatDollars(comparison.attorneyFees), none],
          ['Executor fees', formatDollars(comparison.executorFees), none],
          ['Court costs', formatDollars(comparison.courtCosts), none],
          ['Preparation', none, formatDollars(TRUST_COSTS.preparation)],
          ['Funding', none, formatDollars(TRUST_COSTS.funding)],
        ].map(([name, probate, trust]) => (
          <tr key={String(name)}>
            <th scope="row">{name}</th>
            <td>{probate}</td>
            <td>{trust}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatDollars(comparison.totalProbate)}</td>
          <td>{formatDollars(comparison.trustCost)}</td>
        </tr>
        <tr>
          <th scope="row">{statutoryTotalName(estate)}</th>
          <td>{formatDollars(statutoryTotal(estate))}</td>
          <td />
        </tr>
        <tr className={styles.savings}>
          <th scope="row">Savings</th>
          <td colSpan={2}>{formatDollars(comparison.savings)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
