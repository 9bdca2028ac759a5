import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { formGuardFields } from '../../platform/forms/schema.ts';
import { emailText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { calculatorSchema, waySchema } from '../jurisdictions/calculator-schema.ts';

const MONEY = /^\d{1,10}(\.\d{1,2})?$/;

/** Money as decimal text, such as 21500 or 21500.00; at most 9,999,999,999.99. */
const money = z
  .string({
    error: (issue) => (issue.input === undefined ? validation.required : validation.mustBeText),
  })
  .regex(MONEY, { error: validation.amount });

const figures = {
  attorneyFees: money,
  executorFees: money,
  courtCosts: money,
  totalProbate: money,
  trustCost: money,
  savings: money,
};

/**
 * A calculation to store. The server recalculates and stores its own figures; submitted figures that differ by more
 * than a dollar are rejected.
 */
export const saveCalculationInput = z.object({
  estateValue: money.refine((value) => Number(value) > 0, { error: validation.positive }),
  realEstateValue: money,
  ...figures,
  userEmail: emailText.nullish(),
  ...formGuardFields,
});
export type SaveCalculationInput = z.output<typeof saveCalculationInput>;

/** The calculator as data, for the page that evaluates it. */
export const shownCalculatorSchema = z.object({
  calculator: calculatorSchema,
  ways: z.array(waySchema),
});
export type ShownCalculator = z.output<typeof shownCalculatorSchema>;

/** A stored calculation as the documented calls return it; money is text with two decimals. */
export const calculationSchema = z.object({
  id: z.string(),
  estateValue: z.string(),
  realEstateValue: z.string(),
  attorneyFees: z.string(),
  executorFees: z.string(),
  courtCosts: z.string(),
  totalProbate: z.string(),
  trustCost: z.string(),
  savings: z.string(),
  userEmail: z.string().nullable(),
  createdAt: instantOut,
});
