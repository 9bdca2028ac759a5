import type { Context } from '../context.ts';
import { enqueueEmails } from '../email/enqueue-emails.ts';
import { invalidField } from '../errors.ts';
import { requireHumanPace } from '../form-guard/require-human-pace.ts';
import { requireVisible } from '../visibility/require-visible.ts';
import { insertCalculation } from './queries.ts';
import { compareProbateWithTrust } from './rules.ts';
import type { SaveCalculationInput } from './schema.ts';

const TOLERANCE_DOLLARS = 1;

/**
 * Keeps a calculation, and with an e-mail address sends the result there. Throws `invalid_input` or
 * `component_hidden`.
 */
export async function saveCalculation(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  input: SaveCalculationInput,
) {
  requireHumanPace(input.elapsedMs);
  await requireVisible(db, 'probate_calculator');
  const comparison = compareProbateWithTrust(Number(input.estateValue));
  requireAgreement(input, comparison);
  const { estateValue, realEstateValue, userEmail = null } = input;
  return db.transaction().execute(async (tx) => {
    const calculation = await insertCalculation(tx, {
      ...comparison,
      estateValue,
      realEstateValue,
      userEmail: userEmail ?? null,
      createdAt: now(),
    });
    if (calculation.userEmail) {
      const { id, userEmail: toEmail } = calculation;
      await enqueueEmails(tx, jobs, [
        {
          kind: 'probate_result',
          toEmail,
          toName: '',
          payload: { id },
          dedupeKey: `probate_result:${id}`,
        },
      ]);
    }
    return calculation;
  });
}

function requireAgreement(
  input: SaveCalculationInput,
  comparison: ReturnType<typeof compareProbateWithTrust>,
): void {
  for (const [name, dollars] of Object.entries(comparison)) {
    const given = Number(input[name as keyof typeof comparison]);
    if (Math.abs(given - dollars) > TOLERANCE_DOLLARS) {
      throw invalidField(name, `Does not follow from the estate value; it would be ${dollars}`);
    }
  }
}
