import { useState } from 'react';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import type { Role } from '../../../src/features/jurisdictions/calculator-schema.ts';
import { type Evaluation, evaluate } from '../../../src/features/probate/evaluate/rules.ts';
import { remarkOn, savingsInWords } from '../../../src/features/probate/remarks/rules.ts';
import type { ShownCalculator } from '../../../src/features/probate/schema.ts';
import { durationOf } from '../../../src/features/probate/timeline/rules.ts';
import { type WaysForEstate, waysFor } from '../../../src/features/probate/ways/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDate, noonOf } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './comparison-result.module.css';
import { CostTable } from './cost-table.tsx';
import { EstateSlider } from './estate-slider.tsx';
import { formatAmount, formatDollars } from './format-dollars.ts';
import { ProbateTimeline } from './probate-timeline.tsx';
import { useIsSettled } from './use-is-settled.ts';

const DATE_ID = 'compared-on';

/**
 * The two costs as a bar chart, as a timeline of a probate in months, and as equivalent tables, with the caveats. The
 * value of the estate can be changed here, too.
 */
export function ComparisonResult({
  shown: { calculator, ways },
  estate,
  firm,
  onEstate,
}: {
  shown: ShownCalculator;
  /** In whole dollars. */
  estate: number;
  firm: FirmProfile;
  onEstate: (dollars: number) => void;
}) {
  const evaluation = evaluate(calculator, estate);
  const { total, alternative } = evaluation;
  const { timeline } = calculator;
  const isSettled = useIsSettled(estate);
  const [today] = useState(() => dateInPage() ?? localDateOf(new Date(), firm.zone));
  const known = waysFor(ways, { estate, date: today });
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
          `For an estate of ${formatDollars(estate)}: probate about ${formatAmount(total)}${alternative ? `, a living trust ${formatDollars(alternative.total)}` : ''}.`}
      </p>
      <EstateSlider estate={estate} isSettled={isSettled} onEstate={onEstate} />
      <Verdict calculator={calculator} estate={estate} known={known} />
      <Bars calculator={calculator} evaluation={evaluation} />
      {timeline && alternative && (
        <ProbateTimeline
          calculator={{ ...calculator, timeline }}
          evaluation={{ ...evaluation, alternative }}
          estate={estate}
          filedOn={today}
        />
      )}
      <CostTable calculator={calculator} estate={estate} evaluation={evaluation} />
      <p className={`plain ${styles.note}`}>
        <b>This is a planning estimate</b>
        {`${calculator.caveat} `}
        {remarkOn(calculator, estate)}
      </p>
      {!known.mayAvoid && known.text && <ProbateAlternatives text={known.text} />}
      <p className={styles.printed}>
        Printed{' '}
        <time id={DATE_ID} dateTime={today}>
          {formatDate(noonOf(today), 'UTC')}
        </time>
        . General information, not legal advice; it creates no lawyer-client relationship.
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" href="/contact?service=estate-planning">
          {alternative ? 'Talk to us about a living trust' : 'Talk to us about your estate'}
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

type Calculator = ShownCalculator['calculator'];

function Verdict({
  calculator,
  estate,
  known: { isSmall, mayAvoid, text },
}: {
  calculator: Calculator;
  estate: number;
  known: WaysForEstate;
}) {
  const savings = savingsInWords(calculator, estate);
  return (
    <div className={styles.verdict}>
      {isSmall && <h2>An estate of this size may not need full probate.</h2>}
      {mayAvoid && <ProbateAlternatives text={text} />}
      {!isSmall && savings && (
        <h2>
          {openingOf(calculator, { estate, mayAvoid })} living trust could save your family{' '}
          <em className="num">{savings}</em>.
        </h2>
      )}
      {!isSmall && !savings && (
        <h2>
          By this estimate, probate comes to{' '}
          <em className="num">{formatAmount(evaluate(calculator, estate).total)}</em>.
        </h2>
      )}
    </div>
  );
}

function openingOf(
  { maximum }: Calculator,
  { estate, mayAvoid }: { estate: number; mayAvoid: boolean },
): string {
  if (mayAvoid) return 'If full probate is needed, a';
  return maximum && estate > maximum.upTo ? 'By this simplified estimate, a' : 'A';
}

function ProbateAlternatives({ text }: { text: string }) {
  return (
    <p className={`plain ${styles.note}`}>
      <b>Alternatives to full probate</b>
      {text}
    </p>
  );
}

const BAR_CLASSES: Readonly<Record<Role, string | undefined>> = {
  attorney: styles.attorney,
  representative: styles.executor,
  court: styles.court,
};

function Bars({ calculator, evaluation }: { calculator: Calculator; evaluation: Evaluation }) {
  const { parts, total, alternative } = evaluation;
  const most = Math.max(total.high, alternative?.total ?? 0);
  const width = (dollars: number) => ({ width: `${(dollars / most) * 100}%` });
  const duration = durationOf(calculator.timeline);
  return (
    <div className={styles.bars} aria-hidden="true">
      <div>
        <p className={styles.caption}>
          <span>
            <b>Probate</b> {duration && <span className="muted small">{duration}</span>}
          </span>
          <span className={styles.amount}>{formatAmount(total)}</span>
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
              <b>{alternative.label}</b> <span className="muted small">paid once</span>
            </span>
            <span className={styles.amount}>{formatDollars(alternative.total)}</span>
          </p>
          <div className={styles.track}>
            <i className={styles.trust} style={width(alternative.total)} />
          </div>
        </div>
      )}
    </div>
  );
}
