import type { Calculator, TimelineData } from '../../jurisdictions/calculator-schema.ts';
import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import { evaluate, figuresOf } from '../evaluate/rules.ts';

const { calculators, ways } = resolvePack('us-ca');
const [calculator] = calculators;
if (!calculator?.timeline) throw new Error('The Californian pack has no calculator');

/** The calculator of the demo firm. */
export const CALIFORNIAN: Calculator & { timeline: TimelineData } = {
  ...calculator,
  timeline: calculator.timeline,
};
export const CALIFORNIAN_WAYS = ways;

/** The documented figures for an estate of the demo firm's clients. */
export const californianFigures = (estate: number) => figuresOf(evaluate(CALIFORNIAN, estate));
