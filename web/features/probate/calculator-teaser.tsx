import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ShortCalculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import type { Amount } from '../../../src/features/probate/evaluate/parts/rules.ts';
import { evaluate } from '../../../src/features/probate/evaluate/rules.ts';
import { amountInWords } from '../../../src/features/probate/money/rules.ts';
import { parseAmount } from '../../../src/features/probate/rules.ts';
import { formatMoney, moneySigns } from '../../../src/platform/text/money-rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { useTypedEarly } from '../../lib/typed-early.ts';
import { useFormats } from '../../lib/use-locale.ts';
import { Ripple } from '../../ui/art/ripple.tsx';
import { Button } from '../../ui/button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './calculator-teaser.module.css';
import { durationText, noAmount } from './calculator-texts.ts';
import { separateThousands } from './separate-thousands.ts';

const EXAMPLE_DOLLARS = 500_000;

/** A teaser that shows a first result while the amount is being typed; the full calculator has its own page. */
export function CalculatorTeaser({
  heading,
  lead,
  note,
  lang,
  calculator,
}: {
  heading: string;
  lead: string;
  note: { title: string; text: string } | null;
  lang?: string | undefined;
  calculator: ShortCalculator;
}) {
  const formats = useFormats();
  const router = useRouter();
  const [estate, setEstate] = useState(EXAMPLE_DOLLARS);
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    if (!field.current) return;
    separateThousands(field.current, formats);
    setWrong(false);
    setEstate((before) => parseAmount(field.current?.value ?? '', formats) ?? before);
  };
  const field = useTypedEarly(take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dollars = parseAmount(field.current?.value ?? '', formats);
    setWrong(!dollars);
    if (dollars) void router.navigate({ to: '/probate-calculator', hash: String(dollars) });
    else field.current?.focus();
  };
  const { total, alternative } = evaluate(calculator, estate);
  const { duration, meanings } = calculator;
  return (
    <section className="section on-band">
      <div className={`wrap ${styles.split}`}>
        <div>
          <Ripple />
          <h2 lang={lang}>{heading}</h2>
          <p className={`lead ${styles.lead}`} lang={lang}>
            {unbroken(lead)}
          </p>
          <form
            className={styles.form}
            action={here('/probate-calculator')}
            noValidate
            onSubmit={submit}
          >
            <label className="label" htmlFor="teaser-estate">
              {m.calculator.estateValue}
            </label>
            <div className={styles.row}>
              <span className={styles.money}>
                <span aria-hidden="true">{moneySigns(formats).symbol}</span>
                <input
                  ref={field}
                  id="teaser-estate"
                  name="estate"
                  className="input num"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={formatNumber(EXAMPLE_DOLLARS, formats.locale)}
                  onChange={take}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? 'teaser-error' : undefined}
                />
              </span>
              <Button variant="primary" type="submit" className={styles.calculate}>
                {m.calculator.calculate}
              </Button>
            </div>
            {isWrong && (
              <p className={styles.error} id="teaser-error">
                {noAmount(formats)}
              </p>
            )}
          </form>
          {note && (
            <p className={`plain ${styles.plain}`} lang={lang}>
              <b>{note.title}</b>
              {note.text}
            </p>
          )}
        </div>
        <div className={styles.comparison}>
          <Bar
            name={m.calculator.probate}
            remark={durationText(duration) ?? null}
            amount={total}
            share={1}
          />
          {alternative && (
            <>
              <Bar
                name={alternative.label}
                remark={m.calculator.paidOnce}
                amount={{ low: alternative.total, high: alternative.total }}
                share={Math.min(1, alternative.total / total.high)}
                isTrust
              />
              <p className={styles.total}>
                <span>{m.calculator.savings}</span>
                <output className={styles.sum}>
                  {amountInWords(alternative.savings, formats)}
                </output>
              </p>
            </>
          )}
          <p className={`${styles.fine} muted`}>
            {m.calculator.planningFor({ estate: formatMoney(estate, formats) })}
            {meanings.map((meaning) => ` ${meaning}.`)}
          </p>
        </div>
      </div>
    </section>
  );
}

function Bar({
  name,
  remark,
  amount,
  share,
  isTrust = false,
}: {
  name: string;
  remark: string | null;
  amount: Amount;
  /** Fraction of the full width, 0 to 1. */
  share: number;
  isTrust?: boolean;
}) {
  const formats = useFormats();
  return (
    <div>
      <p className={styles.caption}>
        <span>
          <b>{name}</b> {remark && <span className="muted small">{remark}</span>}
        </span>
        <output>{amountInWords(amount, formats)}</output>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i className={isTrust ? styles.trust : ''} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
