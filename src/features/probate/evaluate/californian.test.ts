import { expect, it } from 'vitest';
import { maximumName, remarkOn, savingsInWords } from '../remarks/rules.ts';
import { compareProbateWithTrust, statutoryFee } from '../testing/before/figures.ts';
import {
  isSmallEstate,
  mayAvoidFullProbate,
  PROBATE_ALTERNATIVES,
  savingsInWords as savingsBefore,
  statutoryRemark,
  statutoryTotal,
  statutoryTotalName,
} from '../testing/before/remarks.ts';
import { probateSteps, trustStep } from '../testing/before/steps.ts';
import { CALIFORNIAN, CALIFORNIAN_WAYS } from '../testing/californian.ts';
import { stepsOf } from '../timeline/rules.ts';
import { waysFor } from '../ways/rules.ts';
import { evaluate, figuresOf } from './rules.ts';

const US = { locale: 'en-US', currency: 'USD' };

/** The bounds of all tiers, and the estates at which court costs reach their limits. */
const EDGES = [
  ...[100_000, 200_000, 1_000_000, 5_000_000, 10_000_000, 15_000_000, 20_000_000, 25_000_000],
  ...[266_667, 1_666_667, 208_850, 750_000],
];
const AROUND = 1_000;

const aroundEdges = EDGES.flatMap((edge) =>
  Array.from({ length: 2 * AROUND + 1 }, (_, index) => edge - AROUND + index),
);

/** Pseudo-random estates, the same each time (mulberry32), evenly on a logarithmic scale, every second one with cents. */
function randomEstates(count: number): number[] {
  let state = 46;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: count }, (_, index) => {
    const estate = Math.max(1, 10 ** (10 * random()));
    return index % 2 === 0 ? Math.round(estate) : Math.round(estate * 100) / 100;
  });
}

const random = randomEstates(200_000);
/** Estates whose fee or court costs end in .5 before they are rounded. */
const halves = Array.from({ length: 4_000 }, (_, index) => [
  100_000 + (100 / 3) * (index + 0.5),
  1_000_000 + 50 + 100 * index,
  5_000_000 + 500 * (index + 1 / 9),
  10_000_000 + 62.5 + 125 * index,
  25_000_000 + 100 + 200 * index,
  266_500 + 500 / 3 + (1000 / 3) * index,
  12.5 + 25 * index,
]).flat();

const ESTATES = [...aroundEdges, ...random, ...halves];

it('the figures of every estate are those before calculators became data', () => {
  const differences = ESTATES.filter((estate) => {
    const before = compareProbateWithTrust(estate);
    const evaluation = evaluate(CALIFORNIAN, estate);
    const now = figuresOf(evaluation);
    const names = Object.keys(before) as (keyof typeof before)[];
    return (
      names.some((name) => !Object.is(before[name], now[name])) ||
      evaluation.maximum?.attorney !== statutoryFee(estate) ||
      evaluation.maximum.total !== statutoryTotal(estate)
    );
  });
  expect(differences).toEqual([]);
}, 60_000);

it('some of these estates have a half before rounding', () => {
  const isHalf = (estate: number) => (estate * 0.003) % 1 === 0.5 || (estate * 0.04) % 1 === 0.5;
  expect(halves.filter(isHalf).length).toBeGreaterThan(1_000);
});

const texts = [
  ...aroundEdges.filter((_, index) => index % 50 === 0),
  ...EDGES,
  ...random.slice(0, 5_000),
].concat(
  EDGES.map((edge) => edge + 1),
  [1, 0.01, 9_999_999_999.99, 14_000_000, 13_000_000],
);

it('so are the remarks, the names, the savings and the ways around probate', () => {
  for (const estate of texts) {
    expect([remarkOn(CALIFORNIAN, estate, US), maximumName(CALIFORNIAN, estate, US)]).toEqual([
      statutoryRemark(estate),
      statutoryTotalName(estate),
    ]);
    expect(savingsInWords(CALIFORNIAN, estate, US)).toBe(savingsBefore(estate));
    expect(waysFor(CALIFORNIAN_WAYS, { estate, date: '2026-11-30' }, US)).toEqual({
      isSmall: isSmallEstate(estate),
      mayAvoid: mayAvoidFullProbate(estate),
      text: PROBATE_ALTERNATIVES,
    });
  }
});

it('so are the steps', () => {
  for (const filedOn of ['2026-11-30', '2030-10-31', '2030-12-31', '2031-03-10']) {
    for (const estate of texts.slice(0, 1_000)) {
      expect(stepsOf(CALIFORNIAN, { estate, filedOn }, US)).toEqual({
        steps: probateSteps(filedOn, estate),
        alternative: trustStep(estate),
      });
    }
  }
});
