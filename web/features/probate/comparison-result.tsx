import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import {
  isAboveStatute,
  isSmallEstate,
  mayBeShort,
  SHORTER_WAYS,
  statutoryRemark,
} from '../../../src/features/probate/remarks/rules.ts';
import {
  compareProbateWithTrust,
  type ProbateComparison,
  TRUST_COSTS,
} from '../../../src/features/probate/rules.ts';
import { formatDate, formatDollars } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './comparison-result.module.css';

/** The two costs as a bar chart and as an equivalent table, with the caveats. */
export function ComparisonResult({ estate, firm }: { estate: number; firm: FirmProfile }) {
  const comparison = compareProbateWithTrust(estate);
  return (
    <>
      <p className={styles.letterhead}>
        <b>{firm.name}</b>
        <span>
          {firm.phone} · {firm.street}, {firm.city}, {firm.region} {firm.postalCode}
        </span>
      </p>
      <Verdict estate={estate} savings={comparison.savings} />
      <Bars comparison={comparison} />
      <Figures estate={estate} comparison={comparison} />
      <p className={`plain ${styles.note}`}>
        <b>This is a planning estimate</b>
        It uses a simplified fee schedule, and leaves out appraisals, bonds, taxes, disputes,
        extraordinary services and the months of waiting. {statutoryRemark(estate)}
      </p>
      {!mayBeShort(estate) && <ShorterWays />}
      <p className={styles.printed}>
        Printed {formatDate(new Date().toISOString(), firm.zone)}. General information, not legal
        advice; it creates no lawyer-client relationship.
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" href="/contact?service=estate-planning">
          Talk to us about a living trust
        </ButtonLink>
        <Button size="lg" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
    </>
  );
}

function Verdict({ estate, savings }: { estate: number; savings: number }) {
  return (
    <div className={styles.verdict}>
      {isSmallEstate(estate) ? (
        <h2>An estate of this size may need no full probate.</h2>
      ) : (
        <h2>
          {isAboveStatute(estate) && 'By this simplified estimate, a'}
          {!isAboveStatute(estate) && 'A'} living trust could save your family{' '}
          <em className="num">{formatDollars(savings)}</em>.
        </h2>
      )}
      {mayBeShort(estate) && <ShorterWays />}
    </div>
  );
}

function ShorterWays() {
  return (
    <p className={`plain ${styles.note}`}>
      <b>Shorter ways than full probate</b>
      {SHORTER_WAYS}
    </p>
  );
}

function Bars({ comparison }: { comparison: ProbateComparison }) {
  const { attorneyFees, executorFees, courtCosts, totalProbate, trustCost } = comparison;
  const most = Math.max(totalProbate, trustCost);
  const width = (dollars: number) => ({ width: `${(dollars / most) * 100}%` });
  const parts = [
    { name: 'Attorney fees', dollars: attorneyFees, className: styles.attorney },
    { name: 'Executor fees', dollars: executorFees, className: styles.executor },
    { name: 'Court costs', dollars: courtCosts, className: styles.court },
  ];
  return (
    <div className={styles.bars} aria-hidden="true">
      <div>
        <p className={styles.caption}>
          <span>
            <b>Probate</b> <span className="muted small">12–18 months</span>
          </span>
          <span className={styles.amount}>{formatDollars(totalProbate)}</span>
        </p>
        <div className={styles.track}>
          {parts.map(({ name, dollars, className }) => (
            <i key={name} className={className} style={width(dollars)} />
          ))}
        </div>
        <p className={styles.legend}>
          {parts.map(({ name, className }) => (
            <span key={name}>
              <i className={className} />
              {name}
            </span>
          ))}
        </p>
      </div>
      <div>
        <p className={styles.caption}>
          <span>
            <b>Living trust</b> <span className="muted small">paid once</span>
          </span>
          <span className={styles.amount}>{formatDollars(trustCost)}</span>
        </p>
        <div className={styles.track}>
          <i className={styles.trust} style={width(trustCost)} />
        </div>
      </div>
    </div>
  );
}

function Figures({ estate, comparison }: { estate: number; comparison: ProbateComparison }) {
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
        <tr className={styles.savings}>
          <th scope="row">Savings</th>
          <td />
          <td>{formatDollars(comparison.savings)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
