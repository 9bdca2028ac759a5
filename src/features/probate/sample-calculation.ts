import type { Language } from '../../../messages/messages.ts';
import { isShowable } from '../jurisdictions/calculator-rules.ts';
import type { Calculator } from '../jurisdictions/calculator-schema.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { evaluate, figuresOf } from './evaluate/rules.ts';
import { type StoredCalculation, storedCalculation } from './stored-calculation.ts';

const ESTATE = 1_000_000;

const FACTS = {
  id: 'sample',
  estateValue: `${ESTATE}`,
  realEstateValue: '0',
  userEmail: null,
  clientLanguage: null,
  createdAt: new Date('2026-11-28T12:00:00Z'),
  attorneyFeesLow: null,
  executorFeesLow: null,
  courtCostsLow: null,
  totalProbateLow: null,
};

const INVENTED = {
  attorneyFees: '23000',
  executorFees: '23000',
  courtCosts: '1500',
  totalProbate: '47500',
};

/** As calculations were stored before calculators had names: those of the demo firm. */
const OF_DEMO = {
  ...INVENTED,
  ...{ calculatorId: null, calculatorVersion: null, trustCost: '6750', savings: '40750' },
};

/** No calculator of any release: its parts have the names of the documented fields. */
const OF_NONE = {
  ...INVENTED,
  ...{ calculatorId: 'none', calculatorVersion: 0, trustCost: '0', savings: '0' },
};

/**
 * A calculation for previews of its mail, as a firm in this place would send it. Figures are invented where only the
 * firm can state them.
 */
export function sampleCalculation(
  place: { country: string; region: string },
  language: Language,
): StoredCalculation {
  const calculator = packFor(place).calculators.find(isShowable);
  return storedCalculation({ ...FACTS, ...figuresFor(calculator) }, language);
}

function figuresFor(calculator: Calculator | undefined) {
  if (!calculator) return OF_NONE;
  if (calculator.isGiven) return OF_DEMO;
  const figures = Object.entries(figuresOf(evaluate(calculator, ESTATE)));
  const texts = Object.fromEntries(figures.map(([name, dollars]) => [name, `${dollars}`]));
  const { id: calculatorId, version: calculatorVersion } = calculator;
  return { ...OF_NONE, ...texts, calculatorId, calculatorVersion };
}
