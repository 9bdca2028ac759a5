import { randomUUID } from 'node:crypto';
import { invalidField } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { NewEmail } from '../email/enqueue-queries.ts';
import { insertWithEmails } from '../email/insert-with-emails-queries.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { calculationInsertion } from './queries.ts';
import { compareProbateWithTrust } from './rules.ts';
import type { SaveCalculationInput } from './schema.ts';

const TOLERANCE_DOLLARS = 1;

/**
 * Stores a calculation and, if there is an e-mail address, mails the result to it. Throws `invalid_input` or
 * `component_hidden`.
 */
export async function saveCalculation(
  { db, contentCache, now }: Pick<Context, 'db' | 'contentCache' | 'now'>,
  input: SaveCalculationInput,
) {
  rejectTooFast(input.elapsedMs);
  await contentCache.answer('calculator terms', () => requireVisible(db, 'probate_calculator'));
  const comparison = compareProbateWithTrust(Number(input.estateValue));
  requireAgreement(input, comparison);
  const { estateValue, realEstateValue, userEmail = null } = input;
  const id = randomUUID();
  const stored = { estateValue, realEstateValue, userEmail, id, createdAt: now() };
  const emails = userEmail ? [resultMail(id, userEmail)] : [];
  return insertWithEmails(db, calculationInsertion(db, { ...comparison, ...stored }), emails);
}

const resultMail = (id: string, toEmail: string): NewEmail => ({
  kind: 'probate_result',
  toEmail,
  toName: '',
  payload: { id },
  dedupeKey: `probate_result:${id}`,
});

function requireAgreement(
  input: SaveCalculationInput,
  comparison: ReturnType<typeof compareProbateWithTrust>,
): void {
  for (const [name, dollars] of Object.entries(comparison)) {
    const given = Number(input[name as keyof typeof comparison]);
    if (Math.abs(given - dollars) > TOLERANCE_DOLLARS) {
      throw invalidField(name, `Does not match the estate value: expected ${dollars}`);
    }
  }
}
