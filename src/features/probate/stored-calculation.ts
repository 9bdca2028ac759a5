import { type Language, messagesIn } from '../../../messages/messages.ts';
import { withFirmFigures } from '../jurisdictions/calculator-rules.ts';
import type { Calculator, Role, Way } from '../jurisdictions/calculator-schema.ts';
import { findCalculator } from '../jurisdictions/find-calculator.ts';
import type { Amount } from './evaluate/parts/rules.ts';
import type { findCalculationForMail } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findCalculationForMail>>>;

/** A calculation as its mail shows it: with its stored figures, whatever the calculator says today. */
export type StoredCalculation = {
  estate: number;
  createdAt: Date;
  costs: Readonly<Record<Role, Amount>>;
  total: Amount;
  /** 0 where there was nothing to compare with. */
  trustCost: number;
  savings: Amount;
  /** That of the calculation, with its figures; undefined if this release has another version. */
  calculator: Calculator | undefined;
  ways: readonly Way[];
};

export function storedCalculation(row: Row, language: Language): StoredCalculation {
  const costs = {
    attorney: amountOf(row.attorneyFees, row.attorneyFeesLow),
    representative: amountOf(row.executorFees, row.executorFeesLow),
    court: amountOf(row.courtCosts, row.courtCostsLow),
  };
  const total = amountOf(row.totalProbate, row.totalProbateLow);
  const trustCost = Number(row.trustCost);
  const high = Number(row.savings);
  const low = row.totalProbateLow === null ? high : Math.max(0, total.low - trustCost);
  const found = findCalculator(namedIn(row), language);
  return {
    ...{ estate: Number(row.estateValue), createdAt: row.createdAt, costs, total, trustCost },
    savings: { low, high },
    calculator: found && withStored(found.calculator, { costs, trustCost, language }),
    ways: found?.ways ?? [],
  };
}

const amountOf = (high: string, low: string | null): Amount => ({
  low: Number(low ?? high),
  high: Number(high),
});

const namedIn = ({ calculatorId: id, calculatorVersion: version }: Row) =>
  id === null || version === null ? null : { id, version };

/** The release knows neither the firm's ranges nor what it compares with: those of the row. */
const withStored = (
  calculator: Calculator,
  {
    costs,
    trustCost,
    language,
  }: Pick<StoredCalculation, 'costs' | 'trustCost'> & { language: Language },
): Calculator =>
  withFirmFigures(calculator, {
    ranges: Object.fromEntries(
      calculator.parts.map(({ id, role }) => [id, { unit: 'amount' as const, ...costs[role] }]),
    ),
    alternative:
      calculator.alternative ?? firmTrust(trustCost, messagesIn(language).mails.livingTrust),
  });

const firmTrust = (amount: number, label: string): Calculator['alternative'] =>
  amount > 0
    ? {
        label,
        parts: [{ id: 'trust', label, rounding: 'cent', kind: 'flat', amount }],
      }
    : null;
