import { describe, expect, it } from 'vitest';
import { withFirmFigures } from '../../jurisdictions/calculator-rules.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { remarkOn, savingsInWords } from '../remarks/rules.ts';
import { waysFor } from '../ways/rules.ts';
import { amountFor, evaluate, figuresOf, lowFiguresOf } from './rules.ts';

const US = { locale: 'en-US', currency: 'USD' };

const calculatorOf = (id: string) => {
  const [calculator] = resolvePack(id).calculators;
  if (!calculator) throw new Error(`No calculator in ${id}`);
  return calculator;
};

describe('Florida', () => {
  const florida = calculatorOf('us-fl');

  it.each([
    // [estate, attorney, representative]
    [40_000, 1_500, 1_200],
    [40_001, 2_250, 1_200],
    [70_000, 2_250, 2_100],
    [70_001, 3_000, 2_100],
    [150_000, 4_500, 4_500],
    [500_000, 15_000, 15_000],
    [1_250_000, 36_250, 36_250],
    [5_000_000, 120_000, 130_000],
    [12_000_000, 215_000, 260_000],
  ])(
    'presumes for an estate of %i %i for the attorney and %i for the representative',
    (...example) => {
      const [estate, attorney, representative] = example;
      const { parts, total } = evaluate(florida, estate);
      expect(amountFor(parts, 'attorney').high).toBe(attorney);
      expect(amountFor(parts, 'representative').high).toBe(representative);
      expect(amountFor(parts, 'court').high).toBe(400);
      expect(total.high).toBe(attorney + representative + 400);
    },
  );

  it('has a total of 30,400 for 500,000, and nothing to compare with', () => {
    expect(figuresOf(evaluate(florida, 500_000))).toEqual({
      attorneyFees: 15_000,
      executorFees: 15_000,
      courtCosts: 400,
      totalProbate: 30_400,
      trustCost: 0,
      savings: 0,
    });
    expect(savingsInWords(florida, 500_000, US)).toBe('');
    expect(remarkOn(florida, 500_000, US)).toContain(
      'presumes an attorney fee of $15,000 reasonable',
    );
  });

  it.each([
    ['2026-07-01', 150_000, true],
    ['2026-07-01', 150_001, false],
    ['2026-06-30', 75_000, true],
    ['2026-06-30', 75_001, false],
  ])('on %s an estate of %i may pass by summary administration: %s', (date, estate, may) => {
    const ways = waysFor(resolvePack('us-fl').ways, { estate, date }, US);
    expect(ways).toMatchObject({ isSmall: may, mayAvoid: may });
    expect(ways.text.includes('Summary administration may do')).toBe(may);
  });

  it('compares with what the firm charges for a trust, if the firm says so', () => {
    const alternative = {
      label: 'Living trust',
      parts: [
        { id: 'trust', label: 'Preparation', rounding: 'unit', kind: 'flat', amount: 2_800 },
      ] as const satisfies readonly object[],
    };
    const own = withFirmFigures(florida, {
      alternative: { ...alternative, parts: [...alternative.parts] },
    });
    expect(figuresOf(evaluate(own, 500_000))).toMatchObject({ trustCost: 2_800, savings: 27_600 });
  });
});

describe('New York', () => {
  const newYork = calculatorOf('us-ny');
  const withRange = withFirmFigures(newYork, {
    ranges: { attorney: { unit: 'rate', low: 0.02, high: 0.035 } },
  });

  it.each([
    // [estate, commission, filing fee]
    [9_999, 500, 45],
    [10_000, 500, 75],
    [50_000, 2_500, 280],
    [249_999, 11_000, 420],
    [250_000, 11_000, 625],
    [499_999, 19_000, 625],
    [500_000, 19_000, 1_250],
    [1_000_000, 34_000, 1_250],
    [12_000_000, 274_000, 1_250],
  ])('has for an estate of %i a commission of %i and a filing fee of %i', (...example) => {
    const [estate, commission, filing] = example;
    const { parts } = evaluate(withRange, estate);
    expect(amountFor(parts, 'representative').high).toBe(commission);
    expect(amountFor(parts, 'court').high).toBe(filing);
  });

  it('takes the attorney’s part only as a range of the firm, whose upper end is documented', () => {
    expect(() => evaluate(newYork, 500_000)).toThrow('no range');
    const evaluation = evaluate(withRange, 500_000);
    expect(figuresOf(evaluation)).toMatchObject({ attorneyFees: 17_500, totalProbate: 37_750 });
    expect(lowFiguresOf(evaluation)).toEqual({
      attorneyFeesLow: 10_000,
      executorFeesLow: null,
      courtCostsLow: null,
      totalProbateLow: 30_250,
    });
    expect(remarkOn(withRange, 500_000, US)).toContain('our own range: $10,000 to $17,500.');
  });
});
