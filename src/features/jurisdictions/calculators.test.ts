import { describe, expect, it } from 'vitest';
import { isShowable } from './calculator-rules.ts';
import type { CalculatorPart } from './calculator-schema.ts';
import { PACKS } from './every-pack.ts';
import { resolvePack } from './resolve-pack.ts';
import { applyReview } from './review/apply-review.ts';
import { packIn } from './review/pack-in.ts';
import { unitePacks } from './unite-packs.ts';
import { whyNoCalculator } from './why-no-calculator.ts';

const NOTHING = { confirmations: [], overrides: [] };

const CALCULATORS = PACKS.flatMap(({ id, calculators, ways }) =>
  calculators.map((calculator) => ({ pack: id, ways, ...calculator })),
);

const FIELDS = ['asOf', 'attorney', 'representative', 'court', 'alternative'];
const MAXIMUM_FIELDS = ['maximum', 'maximumTotal', 'limit'];

describe.each(CALCULATORS)('the calculator $id', (calculator) => {
  const { parts, maximum, alternative, remarks, timeline, ways } = calculator;

  it('has each role and id once, and bounds that rise', () => {
    const roles = parts.map(({ role }) => role);
    expect(roles).toEqual([...new Set(roles)]);
    const all = [parts, maximum?.parts ?? [], alternative?.parts ?? []].flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const bounds of all.flatMap(boundsIn)) {
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    }
  });

  it('names only fields that there are', () => {
    const known = [...FIELDS, ...(maximum ? MAXIMUM_FIELDS : []), 'date', 'months'];
    const texts = JSON.stringify([remarks, timeline, maximum]);
    const fields = [...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    expect(fields.filter((name) => !known.includes(name))).toEqual([]);
    const limits = ways.filter(({ limit }) => limit !== null).map(({ id }) => id);
    const named = [...JSON.stringify(ways).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !limits.includes(name))).toEqual([]);
  });

  it('calls its figures neither the cost nor current law', () => {
    const texts = JSON.stringify([remarks, timeline, calculator.caveat, calculator.input, ways]);
    expect(texts).not.toMatch(/\b(the cost is|current law|the fee is|will cost)\b/i);
  });

  it('states as a figure of the law nothing that was not looked up', () => {
    const laws = parts.flatMap(({ law }) => law ?? []);
    expect(laws.filter(({ sure }) => sure === 'C')).toEqual([]);
    expect(ways.filter(({ sure }) => sure === 'C')).toEqual([]);
  });
});

/** The bounds of the tiers and steps of a part; the last may have none. */
function boundsIn(part: CalculatorPart): number[][] {
  const steps = part.kind === 'steps' ? part.steps : [];
  const tiers = part.kind === 'tiers' || part.kind === 'steps' ? (part.tiers ?? []) : [];
  const bounds = [...steps, ...tiers].map(({ upTo }) => upTo);
  expect(bounds.slice(0, -1)).not.toContain(null);
  return [bounds.filter((bound) => bound !== null)];
}

describe('the law of a firm', () => {
  const lawOf = (id: string) =>
    unitePacks([packIn('en', applyReview(resolvePack(id), NOTHING), NOTHING)]);

  it('gives only the owner’s calculator before an attorney has confirmed others', () => {
    const shown = PACKS.filter(({ country }) => country).map(({ id }) => [
      id,
      lawOf(id).calculator?.id ?? null,
    ]);
    expect(shown.filter(([, calculator]) => calculator)).toEqual([['us-ca', 'ca-owner']]);
  });

  it.each([
    ['us-ca', null],
    ['us', 'There is no calculator for United States.'],
    ['us-fl', 'Visitors do not see the calculator for Florida until an attorney has confirmed it.'],
    [
      'us-ny',
      'Visitors do not see the calculator for New York until the firm has entered its own range for: Attorney fees, and until an attorney has confirmed it.',
    ],
  ])('of %s says to staff why there is no calculator: %s', (id, why) => {
    expect(whyNoCalculator(lawOf(id))).toBe(why);
  });

  it.each(['us-tx', 'us-il', 'us-wa', 'us-az', 'us-ny'])(
    'of %s has no figures of a calculator without the firm’s own range',
    (id) => {
      expect(resolvePack(id).calculators.map(isShowable)).toEqual([false]);
    },
  );
});
