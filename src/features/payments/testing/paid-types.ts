import type { TestApp } from '../../../testing/test-app.ts';
import { sealKey } from '../settings/open-settings.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from './stripe-stand-in.ts';

/** Stores the keys of the stand-in, and a fee of $150 for initial consultations. */
export async function chargeForConsultations(
  { deps }: Pick<TestApp, 'deps'>,
  { refundHours = 24 as number | null, isActive = true } = {},
): Promise<void> {
  const { db, secrets, content } = deps;
  const settings = {
    ...{ isActive, refundHours },
    secretKey: sealKey(secrets, 'secret_key', STRIPE_KEY),
    webhookSecret: sealKey(secrets, 'webhook_secret', STRIPE_WEBHOOK_SECRET),
  };
  await db
    .insertInto('paymentSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute();
  await db
    .updateTable('consultationTypes')
    .set({ feeMinor: 15_000, isPrepaid: true, priceLabel: null })
    .where('key', '=', 'initial')
    .execute();
  await content.settle();
}
