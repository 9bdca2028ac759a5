import { useState } from 'react';
import { compareProbateWithTrust } from '../../../src/probate/rules.ts';
import { Ripple } from '../../components/art/ripple.tsx';
import { buttonClass } from '../../components/button.tsx';
import { formatDollars } from '../../lib/format.ts';
import { useTypedEarly } from '../../lib/typed-early.ts';
import styles from './calculator-teaser.module.css';

const EXAMPLE_DOLLARS = 500_000;
// The largest estate that the calculator takes.
const MAX_DIGITS = 10;

/** A first answer while the number is being typed; the calculator itself is a page of its own. */
export function CalculatorTeaser() {
  const [digits, setDigits] = useState(String(EXAMPLE_DOLLARS));
  const type = (typed: string) => setDigits(typed.replace(/\D/g, '').slice(0, MAX_DIGITS));
  const field = useTypedEarly(type);
  const estate = Number(digits) || EXAMPLE_DOLLARS;
  const { totalProbate, trustCost, savings } = compareProbateWithTrust(estate);
  return (
    <section className="section on-band">
      <div className={`wrap ${styles.split}`}>
        <div>
          <Ripple />
          <h2>What would probate cost your family?</h2>
          <p className={`lead ${styles.lead}`}>
            In California, probate takes 12–18 months and costs <span className="nowrap">4–7%</span>{' '}
            of the estate. A living trust keeps it out of court. Type one number and see the
            difference.
          </p>
          <form className={styles.form} action="/probate-calculator">
            <label className="label" htmlFor="teaser-estate">
              Estate value
            </label>
            <div className={styles.row}>
              <span className={styles.money}>
                <span aria-hidden="true">$</span>
                <input
                  ref={field}
                  id="teaser-estate"
                  className="input num"
                  inputMode="numeric"
                  autoComplete="off"
                  value={digits === '' ? '' : Number(digits).toLocaleString('en-US')}
                  onChange={(event) => type(event.target.value)}
                />
              </span>
              <a
                className={buttonClass({ variant: 'primary' }, styles.calculate)}
                href={`/probate-calculator#${estate}`}
              >
                Calculate
              </a>
            </div>
          </form>
          <p className={`plain ${styles.plain}`}>
            <b>Probate, in plain words</b>The court process that passes on what someone owned when
            no trust does it for them.
          </p>
        </div>
        <div className={styles.comparison}>
          <Bar name="Probate" remark="12–18 months" dollars={totalProbate} share={1} />
          <Bar
            name="Living trust"
            remark="paid once"
            dollars={trustCost}
            share={Math.min(1, trustCost / totalProbate)}
            isTrust
          />
          <p className={styles.total}>
            <span>What your family keeps</span>
            <output className={styles.sum}>{formatDollars(savings)}</output>
          </p>
          <p className={`${styles.fine} muted`}>
            A planning estimate for an estate of {formatDollars(estate)}.
          </p>
        </div>
      </div>
    </section>
  );
}

function Bar({
  name,
  remark,
  dollars,
  share,
  isTrust = false,
}: {
  name: string;
  remark: string;
  dollars: number;
  /** Of the full width, 0 to 1. */
  share: number;
  isTrust?: boolean;
}) {
  return (
    <div>
      <p className={styles.caption}>
        <span>
          <b>{name}</b> <span className="muted small">{remark}</span>
        </span>
        <output>{formatDollars(dollars)}</output>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i className={isTrust ? styles.trust : ''} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
