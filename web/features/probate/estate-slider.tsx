import { useHydrated } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef } from 'react';
import {
  estateAt,
  LAST_POSITION,
  positionOf,
} from '../../../src/features/probate/estate-scale/rules.ts';
import { formatMoney } from '../../../src/platform/text/money-rules.ts';
import { m } from '../../lib/messages.ts';
import { useFormats } from '../../lib/use-locale.ts';
import calculator from './calculator.module.css';
import styles from './estate-slider.module.css';
import { writeUrlFragment } from './use-estate.ts';

/** A slider for the value of the estate, in whole dollars. An amount outside its range puts the thumb at the end. */
export function EstateSlider({
  estate,
  isSettled,
  onEstate,
}: {
  estate: number;
  /** Whether the value is settled (debounced); only then is it written to the URL. */
  isSettled: boolean;
  onEstate: (dollars: number) => void;
}) {
  const formats = useFormats();
  const isHydrated = useHydrated();
  const isMoved = useRef(false);
  useEffect(() => {
    if (isSettled && isMoved.current) writeUrlFragment(estate);
  }, [isSettled, estate]);
  const move = (to: number) => {
    isMoved.current = true;
    onEstate(estateAt(to));
  };
  const position = positionOf(estate);
  return (
    <div className={`${styles.slider} ${calculator.scripted} screen-only`}>
      <label htmlFor="estate-slider">
        <span className="label">{m.calculator.sliderLabel}</span>
        <span className={`${styles.amount} num`} aria-hidden="true">
          {formatMoney(estate, formats)}
        </span>
      </label>
      <input
        id="estate-slider"
        type="range"
        max={LAST_POSITION}
        value={position}
        style={{ '--share': position / LAST_POSITION } as CSSProperties}
        aria-valuetext={formatMoney(estate, formats)}
        disabled={!isHydrated}
        onChange={({ target }) => move(Number(target.value))}
      />
      <p className={`${styles.ends} muted`} aria-hidden="true">
        <span>{formatMoney(50_000, formats)}</span>
        <span>{m.calculator.million({ amount: formatMoney(25, formats) })}</span>
      </p>
    </div>
  );
}
