import type { CSSProperties } from 'react';
import type {
  Calculator,
  TimelineData,
} from '../../../src/features/jurisdictions/calculator-schema.ts';
import { amountFor, type Evaluation } from '../../../src/features/probate/evaluate/rules.ts';
import { stepsOf, type TimelineStep } from '../../../src/features/probate/timeline/rules.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { m } from '../../lib/messages.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { bundle } from '../../ui/art/lines.ts';
import { Sea } from '../../ui/art/sea.tsx';
import { Rich } from '../../ui/rich.tsx';
import { durationText } from './calculator-texts.ts';
import bars from './comparison-result.module.css';
import styles from './probate-timeline.module.css';
import { TimelineTable } from './timeline-table.tsx';

/** The size of the lines, in SVG units. */
const WIDTH = 360;
/** Months between the words of the axis. */
const TICK_MONTHS = 6;

/** The axis ends with the longest typical probate. */
const ticksUpTo = (most: number) => [
  { months: 0, words: m.calculator.filing },
  ...Array.from({ length: Math.ceil(most / TICK_MONTHS) - 1 }, (_, index) => {
    const months = (index + 1) * TICK_MONTHS;
    return { months, words: `${months}` };
  }),
  { months: most, words: m.calculator.months({ count: `${most}` }) },
];

type Props = {
  calculator: Calculator & { timeline: TimelineData };
  evaluation: Evaluation & { alternative: NonNullable<Evaluation['alternative']> };
};

/**
 * A timeline of the typical steps of a probate and the fees that fall due, compared with the single step of a living
 * trust; also as a table. `filedOn` is a local date.
 */
export function ProbateTimeline({
  estate,
  filedOn,
  ...props
}: Props & { estate: number; filedOn: string }) {
  const formats = useFormats();
  const { steps, alternative } = stepsOf(props.calculator, { estate, filedOn }, formats);
  const { remark, code } = props.calculator.timeline;
  return (
    <section className={`${styles.timeline} screen-only`} aria-labelledby="months-of-probate">
      <h3 id="months-of-probate">{m.calculator.timelineTitle}</h3>
      <div className={`${styles.drawing} muted`} aria-hidden="true">
        <Probate {...props} steps={steps} />
        <Trust {...props} step={alternative} />
      </div>
      <p className={`muted small ${styles.remark}`}>{remark}</p>
      <TimelineTable steps={steps} trust={alternative} code={code} />
    </section>
  );
}

function Probate({
  calculator: { timeline },
  evaluation,
  steps,
}: Props & { steps: readonly TimelineStep[] }) {
  const formats = useFormats();
  const { high: courtCosts } = amountFor(evaluation.parts, 'court');
  const fees = evaluation.total.high - courtCosts;
  const court = shareOf(courtCosts, evaluation);
  const at = placesUpTo(timeline.most);
  const order = at(timeline.least);
  return (
    <>
      <Name name={m.calculator.probate} remark={durationText(timeline)} />
      <div className={styles.scene}>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} row={index + 1} most={timeline.most} />
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
            height: percent(shareOf(fees, evaluation)),
          }}
        />
        <p className={`${styles.due} num`} style={order}>
          <b>{formatMoney(fees, formats)}</b>
          {timeline.feesDue}
        </p>
        <p className={`${styles.cost} num`} style={{ bottom: percent(court) }}>
          <Rich
            text={m.calculator.courtCosts({ amount: formatMoney(courtCosts, formats) })}
            parts={{ amount: (inner) => <b>{inner}</b> }}
          />
        </p>
      </div>
      <p className={styles.axis}>
        {ticksUpTo(timeline.most).map(({ months, words }) => (
          <span key={months} style={at(months)}>
            {words}
          </span>
        ))}
      </p>
    </>
  );
}

function Trust({
  calculator: { timeline },
  evaluation,
  step,
}: Props & { step: Omit<TimelineStep, 'from' | 'to'> }) {
  const formats = useFormats();
  const { label, total } = evaluation.alternative;
  return (
    <>
      <Name name={label} remark={m.calculator.oneStep} />
      <div className={styles.scene}>
        <Step step={{ ...step, to: 0 }} row={1} most={timeline.most} />
        <Sea width={WIDTH} height={48} draw={level} />
        <i className={styles.sun} style={placesUpTo(timeline.most)(0)} />
      </div>
      <p className={`${styles.cost} num`}>
        <Rich
          text={m.calculator.paidWhenMade({ amount: formatMoney(total, formats) })}
          parts={{ amount: (inner) => <b>{inner}</b> }}
        />
      </p>
      <i
        className={`${bars.trust} ${styles.once}`}
        style={{ '--share': shareOf(total, evaluation) } as CSSProperties}
      />
    </>
  );
}

function Name({ name, remark }: { name: string; remark: string | undefined }) {
  return (
    <p className={styles.name}>
      <b>{name}</b> <span className="small">{remark}</span>
    </p>
  );
}

function Step({
  step,
  row,
  most,
}: {
  step: Omit<TimelineStep, 'from'>;
  row: number;
  most: number;
}) {
  const style = { ...placesUpTo(most)(step.to), '--row': row };
  // In the second half of the axis the text of a step is to its left, where there is more room.
  return (
    <>
      <i className={styles.stem} style={style} />
      <p className={step.to < most / 2 ? styles.step : styles.late} style={style}>
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
const placesUpTo = (most: number) => (months: number) =>
  ({ '--at': percent(months / most) }) as CSSProperties;
const percent = (share: number) => `${share * 100}%`;

/** An amount as a fraction of the drawing's height; the full height is the more expensive of the two options. */
const shareOf = (amount: number, { total, alternative }: Props['evaluation']) =>
  amount / Math.max(total.high, alternative.total);
