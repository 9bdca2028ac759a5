import { randomUUID } from 'node:crypto';
import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { storedLanguage } from '../../platform/languages/client-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { NewEmail } from '../email/enqueue-queries.ts';
import { insertWithEmails } from '../email/insert-with-emails-queries.ts';
import { evaluate, type Figures, figuresOf, lowFiguresOf } from './evaluate/rules.ts';
import { requireCalculator } from './get-calculator.ts';
import { calculationInsertion } from './queries.ts';
import type { SaveCalculationInput } from './schema.ts';

const TOLERANCE_DOLLARS = 1;

/**
 * Stores a calculation and, if there is an e-mail address, mails the result to it. Throws `invalid_input` or
 * `component_hidden`.
 */
export async function saveCalculation(
  { db, contentCache, now, language }: Pick<Context, 'db' | 'contentCache' | 'now' | 'language'>,
  input: SaveCalculationInput,
) {
  rejectTooFast(input.elapsedMs);
  const calculator = await contentCache.answer('calculator', () => requireCalculator(db));
  const evaluation = evaluate(calculator, Number(input.estateValue));
  const figures = figuresOf(evaluation);
  requireAgreement(input, figures);
  const { estateValue, realEstateValue, userEmail = null } = input;
  const id = randomUUID();
  const stored = { estateValue, realEstateValue, userEmail, id, createdAt: now() };
  const emails = userEmail ? [resultMail(id, userEmail)] : [];
  const insertion = calculationInsertion(db, {
    ...{ ...figures, ...lowFiguresOf(evaluation), ...stored },
    calculatorId: calculator.id,
    calculatorVersion: calculator.version,
    clientLanguage: storedLanguage(language),
  });
  return insertWithEmails(db, insertion, emails);
}

const resultMail = (id: string, toEmail: string): NewEmail => ({
  kind: 'probate_result',
  toEmail,
  toName: '',
  payload: { id },
  dedupeKey: `probate_result:${id}`,
});

function requireAgreement(input: SaveCalculationInput, figures: Figures): void {
  for (const [name, dollars] of Object.entries(figures)) {
    const given = Number(input[name as keyof Figures]);
    if (Math.abs(given - dollars) > TOLERANCE_DOLLARS) {
      throw invalidField(name, validation.agreesWithEstate({ dollars: `${dollars}` }));
    }
  }
}
