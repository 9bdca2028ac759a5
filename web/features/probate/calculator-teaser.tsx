import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ShortCalculator } from '../../../src/features/jurisdictions/calculator-schema.ts';
import type { Amount } from '../../../src/features/probate/evaluate/parts/rules.ts';
import { evaluate } from '../../../src/features/probate/evaluate/rules.ts';
import { NO_AMOUNT, parseDollars } from '../../../src/features/probate/rules.ts';
import { useTypedEarly } from '../../lib/typed-early.ts';
import { Ripple } from '../../ui/art/ripple.tsx';
import { Button } from '../../ui/button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import styles from './calculator-teaser.module.css';
import { formatAmount, formatDollars } from './format-dollars.ts';
import { separateThousands } from './separate-thousands.ts';

const EXAMPLE_DOLLARS = 500_000;

/** A teaser that shows a first result while the amount is being typed; the full calculator has its own page. */
export function CalculatorTeaser({
  heading,
  lead,
  note,
  calculator,
}: {
  heading: string;
  lead: string;
  note: { title: string; text: string } | null;
  calculator: ShortCalculator;
}) {
  const router = useRouter();
  const [estate, setEstate] = useState(EXAMPLE_DOLLARS);
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    if (!field.current) return;
    separateThousands(field.current);
    setWrong(false);
    setEstate((before) => parseDollars(field.current?.value ?? '') ?? before);
  };
  const field = useTypedEarly(take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dollars = parseDollars(field.current?.value ?? '');
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
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{unbroken(lead)}</p>
          <form className={styles.form} action="/probate-calculator" noValidate onSubmit={submit}>
            <label className="label" htmlFor="teaser-estate">
              Estate value
            </label>
            <div className={styles.row}>
              <span className={styles.money}>
                <span aria-hidden="true">$</span>
                <input
                  ref={field}
                  id="teaser-estate"
                  name="estate"
                  className="input num"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={EXAMPLE_DOLLARS.toLocaleString('en-US')}
                  onChange={take}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? 'teaser-error' : undefined}
                />
              </span>
              <Button variant="primary" type="submit" className={styles.calculate}>
                Calculate
              </Button>
            </div>
            {isWrong && (
              <p className={styles.error} id="teaser-error">
                {NO_AMOUNT}
              </p>
            )}
          </form>
          {note && (
            <p className={`plain ${styles.plain}`}>
              <b>{note.title}</b>
              {note.text}
            </p>
          )}
        </div>
        <div className={styles.comparison}>
          <Bar
            name="Probate"
            remark={duration && `${duration.least}–${duration.most} months`}
            amount={total}
            share={1}
          />
          {alternative && (
            <>
              <Bar
                name={alternative.label}
                remark="paid once"
                amount={{ low: alternative.total, high: alternative.total }}
                share={Math.min(1, alternative.total / total.high)}
                isTrust
              />
              <p className={styles.total}>
                <span>Savings</span>
                <output className={styles.sum}>{formatAmount(alternative.savings)}</output>
              </p>
            </>
          )}
          <p className={`${styles.fine} muted`}>
            A planning estimate for an estate of {formatDollars(estate)}.
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
  return (
    <div>
      <p className={styles.caption}>
        <span>
          <b>{name}</b> {remark && <span className="muted small">{remark}</span>}
        </span>
        <output>{formatAmount(amount)}</output>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i className={isTrust ? styles.trust : ''} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
