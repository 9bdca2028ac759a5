import { useState } from 'react';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import {
  isSmallEstate,
  mayAvoidFullProbate,
  PROBATE_ALTERNATIVES,
  savingsInWords,
  statutoryRemark,
} from '../../../src/features/probate/remarks/rules.ts';
import {
  compareProbateWithTrust,
  type ProbateComparison,
  STATUTORY_LIMIT_DOLLARS,
} from '../../../src/features/probate/rules.ts';
import { PROBATE_DURATION } from '../../../src/features/probate/timeline/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDate, noonOf } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './comparison-result.module.css';
import { CostTable } from './cost-table.tsx';
import { EstateSlider } from './estate-slider.tsx';
import { formatDollars } from './format-dollars.ts';
import { ProbateTimeline } from './probate-timeline.tsx';
import { useIsSettled } from './use-is-settled.ts';

const DATE_ID = 'compared-on';

/**
 * The two costs as a bar chart, as a timeline of a probate in months, and as equivalent tables, with the caveats. The
 * value of the estate can be changed here, too.
 */
export function ComparisonResult({
  estate,
  firm,
  onEstate,
}: {
  /** In whole dollars. */
  estate: number;
  firm: FirmProfile;
  onEstate: (dollars: number) => void;
}) {
  const comparison = compareProbateWithTrust(estate);
  const isSettled = useIsSettled(estate);
  const [today] = useState(() => dateInPage() ?? localDateOf(new Date(), firm.zone));
  return (
    <>
      <p className={styles.letterhead}>
        <b>{firm.name}</b>
        <span>
          {firm.phone} · {addressLine(firm)}
        </span>
      </p>
      {/* Announces a summary only, because the whole result changes with every step of the slider. */}
      <p className="visually-hidden" role="status">
        {isSettled &&
          `For an estate of ${formatDollars(estate)}: probate about ${formatDollars(comparison.totalProbate)}, a living trust ${formatDollars(comparison.trustCost)}.`}
      </p>
      <EstateSlider estate={estate} isSettled={isSettled} onEstate={onEstate} />
      <Verdict estate={estate} />
      <Bars comparison={comparison} />
      <ProbateTimeline estate={estate} filedOn={today} />
      <CostTable estate={estate} comparison={comparison} />
      <p className={`plain ${styles.note}`}>
        <b>This is a planning estimate</b>
        It uses a simplified fee schedule, and leaves out appraisals, bonds, taxes, disputes,
        extraordinary services and the months of waiting. {statutoryRemark(estate)}
      </p>
      {!mayAvoidFullProbate(estate) && <ProbateAlternatives />}
      <p className={styles.printed}>
        Printed{' '}
        <time id={DATE_ID} dateTime={today}>
          {formatDate(noonOf(today), 'UTC')}
        </time>
        . General information, not legal advice; it creates no lawyer-client relationship.
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" href="/contact?service=estate-planning">
          Talk to us about a living trust
        </ButtonLink>
        <Button size="lg" className="needs-scripts" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
    </>
  );
}

/**
 * The date in the server-rendered markup, reused because the visitor's local date may differ, which would cause a
 * hydration mismatch.
 */
function dateInPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTimeElement>(`#${DATE_ID}`)?.dateTime;
}

function Verdict({ estate }: { estate: number }) {
  return (
    <div className={styles.verdict}>
      {isSmallEstate(estate) && <h2>An estate of this size may not need full probate.</h2>}
      {mayAvoidFullProbate(estate) && <ProbateAlternatives />}
      {!isSmallEstate(estate) && (
        <h2>
          {openingOf(estate)} living trust could save your family{' '}
          <em className="num">{savingsInWords(estate)}</em>.
        </h2>
      )}
    </div>
  );
}

function openingOf(estate: number): string {
  if (mayAvoidFullProbate(estate)) return 'If full probate is needed, a';
  return estate > STATUTORY_LIMIT_DOLLARS ? 'By this simplified estimate, a' : 'A';
}

function ProbateAlternatives() {
  return (
    <p className={`plain ${styles.note}`}>
      <b>Alternatives to full probate</b>
      {PROBATE_ALTERNATIVES}
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
            <b>Probate</b> <span className="muted small">{PROBATE_DURATION}</span>
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
