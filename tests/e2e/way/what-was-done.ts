import type { StripeStandIn } from '../../../src/features/payments/testing/stripe-stand-in.ts';
import type { TestApp } from '../../../src/testing/test-app.ts';

/** What the way writes, in an order in which it can be deleted. */
export const WRITTEN = [
  'questionAnswers',
  'questionRequests',
  'documents',
  'agreements',
  'waits',
  'payments',
  'appointments',
] as const;

/** What the way leaves behind: each thing once, however often it was pressed. */
export const ONCE = {
  ...{ appointments: 1, payments: 1, charges: 1, questionRequests: 1, questionAnswers: 2 },
  ...{ documents: 1, agreements: 1, signatures: 1, waits: 1 },
  repeatedMails: [] as string[],
};

export async function whatWasDone(
  { deps: { db } }: TestApp,
  stripe: StripeStandIn,
): Promise<typeof ONCE> {
  const count = async (table: (typeof WRITTEN)[number]) =>
    (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .execute()
    ).length;
  const signatures = await db
    .selectFrom('agreementEvents')
    .select('kind')
    .where('kind', '=', 'sign')
    .execute();
  const sent = await db.selectFrom('outboxEmails').select(['kind', 'toEmail']).execute();
  const kinds = sent.map(({ kind, toEmail }) => `${kind} to ${toEmail}`);
  return {
    appointments: await count('appointments'),
    payments: await count('payments'),
    charges: stripe.charges.size,
    questionRequests: await count('questionRequests'),
    questionAnswers: await count('questionAnswers'),
    documents: await count('documents'),
    agreements: await count('agreements'),
    signatures: signatures.length,
    waits: await count('waits'),
    repeatedMails: kinds.filter((kind, index) => kinds.indexOf(kind) !== index),
  };
}
