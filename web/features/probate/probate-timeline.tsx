import type { CSSProperties } from 'react';
import { compareProbateWithTrust } from '../../../src/features/probate/rules.ts';
import {
  PROBATE_DURATION,
  PROBATE_MONTHS,
  probateSteps,
  type TimelineStep,
  trustStep,
} from '../../../src/features/probate/timeline/rules.ts';
import { bundle } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import bars from './comparison-result.module.css';
import { formatDollars } from './format-dollars.ts';
import styles from './probate-timeline.module.css';
import { TimelineTable } from './timeline-table.tsx';

/** The size of the lines, in SVG units. */
const WIDTH = 360;
/** The axis ends with the longest typical probate. */
const AXIS_MONTHS = PROBATE_MONTHS.most;
const TICKS = [
  { months: 0, words: 'filing' },
  { months: 6, words: '6' },
  { months: 12, words: '12' },
  { months: AXIS_MONTHS, words: `${AXIS_MONTHS} months` },
];
/** From this month on, the text of a step is to its left, where there is more room. */
const LATE_MONTHS = AXIS_MONTHS / 2;

/**
 * A timeline of the typical steps of a probate and the fees that fall due, compared with the single step of a living
 * trust; also as a table. `filedOn` is a local date.
 */
export function ProbateTimeline({ estate, filedOn }: { estate: number; filedOn: string }) {
  const steps = probateSteps(filedOn, estate);
  const trust = trustStep(estate);
  return (
    <section className={`${styles.timeline} screen-only`} aria-labelledby="months-of-probate">
      <h3 id="months-of-probate">Probate takes months, a living trust one step</h3>
      <div className={`${styles.drawing} muted`} aria-hidden="true">
        <Probate estate={estate} steps={steps} />
        <Trust estate={estate} step={trust} />
      </div>
      <p className={`muted small ${styles.remark}`}>
        A typical case; each estate and each court differs. The months after the letters are counted
        from a first hearing two months after filing. A trustee has work to do as well: notices
        within 60 days (§16061.7), debts and taxes. Sections are of the California Probate Code.
      </p>
      <TimelineTable steps={steps} trust={trust} />
    </section>
  );
}

function Probate({ estate, steps }: { estate: number; steps: readonly TimelineStep[] }) {
  const { attorneyFees, executorFees, courtCosts } = compareProbateWithTrust(estate);
  const court = shareOf(courtCosts, estate);
  const order = at(PROBATE_MONTHS.least);
  return (
    <>
      <Name name="Probate" remark={PROBATE_DURATION} />
      <div className={styles.scene}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} row={index + 1} />
        ))}
        <Sea width={WIDTH} height={48} draw={wavy} />
        <i className={styles.period} style={order} />
        {[...new Set(steps.map(({ to }) => to))].map((month) => (
          <i key={month} className={styles.marker} style={at(month)} />
        ))}
      </div>
      <div className={styles.costs}>
        <i className={bars.court} style={{ height: percent(court) }} />
        <i
          className={styles.fees}
          style={{
            ...order,
            bottom: percent(court),
            height: percent(shareOf(attorneyFees + executorFees, estate)),
          }}
        />
        <p className={`${styles.due} num`} style={order}>
          <b>{formatDollars(attorneyFees + executorFees)}</b>
          estimated fees of attorney and executor, when the court orders them
        </p>
        <p className={`${styles.cost} num`} style={{ bottom: percent(court) }}>
          <b>{formatDollars(courtCosts)}</b> court costs
        </p>
      </div>
      <p className={styles.axis}>
        {TICKS.map(({ months, words }) => (
          <span key={months} style={at(months)}>
            {words}
          </span>
        ))}
      </p>
    </>
  );
}

function Trust({ estate, step }: { estate: number; step: ReturnType<typeof trustStep> }) {
  const { trustCost } = compareProbateWithTrust(estate);
  return (
    <>
      <Name name="Living trust" remark="one step" />
      <div className={styles.scene}>
        <Step step={{ ...step, to: 0 }} row={1} />
        <Sea width={WIDTH} height={48} draw={level} />
        <i className={styles.sun} style={at(0)} />
      </div>
      <p className={`${styles.cost} num`}>
        <b>{formatDollars(trustCost)}</b> paid once, when the trust is made
      </p>
      <i
        className={`${bars.trust} ${styles.once}`}
        style={{ '--share': shareOf(trustCost, estate) } as CSSProperties}
      />
    </>
  );
}

function Name({ name, remark }: { name: string; remark: string }) {
  return (
    <p className={styles.name}>
      <b>{name}</b> <span className="small">{remark}</span>
    </p>
  );
}

function Step({ step, row }: { step: Omit<TimelineStep, 'from'>; row: number }) {
  const style = { ...at(step.to), '--row': row };
  return (
    <>
      <i className={styles.stem} style={style} />
      <p className={step.to < LATE_MONTHS ? styles.step : styles.late} style={style}>
        <b>{step.title}</b>
        {step.when} · {step.sections}
      </p>
    </>
  );
}

/** Wavy at the filing, level at the end. */
const wavy = () =>
  bundle({
    width: WIDTH,
    lines: 5,
    segments: 18,
    height: (u, t, i) => 12 + 24 * t + 9 * (1 - u) ** 0.7 * Math.sin(u * 22 + i * 0.5),
  });

const level = () => bundle({ width: WIDTH, lines: 5, segments: 1, height: (_u, t) => 12 + 24 * t });

/** The position of a month on the axis, as a CSS variable. */
const at = (months: number) => ({ '--at': percent(months / AXIS_MONTHS) }) as CSSProperties;
const percent = (share: number) => `${share * 100}%`;

/** An amount as a fraction of the drawing's height; the full height is the more expensive of the two options. */
function shareOf(dollars: number, estate: number): number {
  const { totalProbate, trustCost } = compareProbateWithTrust(estate);
  return dollars / Math.max(totalProbate, trustCost);
}
