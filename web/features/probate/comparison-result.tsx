import { useState } from 'react';
import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { evaluate } from '../../../src/features/probate/evaluate/rules.ts';
import { amountInWords } from '../../../src/features/probate/money/rules.ts';
import { remarkOn, savingsInWords } from '../../../src/features/probate/remarks/rules.ts';
import type { ShownCalculator } from '../../../src/features/probate/schema.ts';
import { type WaysForEstate, waysFor } from '../../../src/features/probate/ways/rules.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { here } from '../../lib/addresses.ts';
import { formatDate, noonOf } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { ComparisonBars } from './comparison-bars.tsx';
import styles from './comparison-result.module.css';
import { CostTable } from './cost-table.tsx';
import { EstateSlider } from './estate-slider.tsx';
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
  const { formats } = firm;
  const evaluation = evaluate(calculator, estate);
  const { total, alternative } = evaluation;
  const { timeline } = calculator;
  const isSettled = useIsSettled(estate);
  const [today] = useState(() => dateInPage() ?? localDateOf(new Date(), firm.zone));
  const known = waysFor(ways, { estate, date: today }, formats);
  const announced = {
    estate: formatMoney(estate, formats),
    probate: amountInWords(total, formats),
  };
  return (
    <>
      <p className={styles.letterhead}>
        <b>{firm.name}</b>
        <span>
          {firm.phone} · {addressLine(firm, formats)}
        </span>
      </p>
      {/* Announces a summary only, because the whole result changes with every step of the slider. */}
      <p className="visually-hidden" role="status">
        {isSettled &&
          (alternative
            ? m.calculator.announcedBoth({
                ...announced,
                trust: formatMoney(alternative.total, formats),
              })
            : m.calculator.announced(announced))}
      </p>
      <EstateSlider estate={estate} isSettled={isSettled} onEstate={onEstate} />
      <Verdict calculator={calculator} estate={estate} known={known} />
      <ComparisonBars calculator={calculator} evaluation={evaluation} />
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
        <b>{m.calculator.isEstimate}</b>
        {`${calculator.caveat} `}
        {remarkOn(calculator, estate, formats)}
      </p>
      {!known.mayAvoid && known.text && <ProbateAlternatives text={known.text} />}
      <p className={styles.printed}>
        <Rich
          text={m.calculator.printed({ date: formatDate(noonOf(today), 'UTC', formats.locale) })}
          parts={{
            date: (inner) => (
              <time id={DATE_ID} dateTime={today}>
                {inner}
              </time>
            ),
          }}
        />
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" href={here('/contact?service=estate-planning')}>
          {alternative ? m.calculator.aboutTrust : m.calculator.aboutEstate}
        </ButtonLink>
        <Button size="lg" className="needs-scripts" onClick={() => window.print()}>
          <Icon name="print" />
          {m.calculator.print}
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
  const formats = useFormats();
  const savings = savingsInWords(calculator, estate, formats);
  return (
    <div className={styles.verdict}>
      {isSmall && <h2>{m.calculator.mayNotNeed}</h2>}
      {mayAvoid && <ProbateAlternatives text={text} />}
      {!isSmall && savings && (
        <h2>
          <Rich
            text={couldSave(calculator, { estate, mayAvoid, amount: savings })}
            parts={{ amount: (inner) => <em className="num">{inner}</em> }}
          />
        </h2>
      )}
      {!isSmall && !savings && (
        <h2>
          <Rich
            text={m.calculator.comesTo({
              amount: amountInWords(evaluate(calculator, estate).total, formats),
            })}
            parts={{ amount: (inner) => <em className="num">{inner}</em> }}
          />
        </h2>
      )}
    </div>
  );
}

function couldSave(
  { maximum }: Calculator,
  { estate, mayAvoid, amount }: { estate: number; mayAvoid: boolean; amount: string },
): string {
  if (mayAvoid) return m.calculator.couldSaveIfNeeded({ amount });
  return maximum && estate > maximum.upTo
    ? m.calculator.couldSaveSimplified({ amount })
    : m.calculator.couldSave({ amount });
}

function ProbateAlternatives({ text }: { text: string }) {
  return (
    <p className={`plain ${styles.note}`}>
      <b>{m.calculator.alternatives}</b>
      {text}
    </p>
  );
}
