import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { keepMaskedKey } from '../../../platform/provider-settings/seal-config.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { wordsOfFailure } from '../stripe/stripe-failure.ts';
import { noPaymentSettings } from './edit-settings.ts';
import { isTestKey, openKey } from './open-settings.ts';
import { findPaymentSettings, notePaymentsTested } from './queries.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'openStripe' | 'now'> & { user: User };

/**
 * Asks the payment company for what payments and refunds need, and returns its answer; a rejection is an answer too.
 * Throws `payment_settings_not_found` without a key.
 */
export async function testPaymentSettings(
  deps: Deps,
  { secretKey: typed }: { secretKey?: string | null | undefined },
) {
  const { db, secrets, user } = deps;
  const stored = await findPaymentSettings(db);
  const storedKey = stored ? openKey(secrets, 'secret_key', stored.secretKey) : null;
  const key = typed
    ? keepMaskedKey(typed, storedKey, {
        field: 'secretKey',
        names: [],
        compared: { typed: {}, before: {} },
      })
    : storedKey;
  if (!key) throw noPaymentSettings();
  const outcome = await tryKey(deps, key);
  if (outcome.isAccepted && key === storedKey) await notePaymentsTested(db, deps.now());
  await db.transaction().execute((tx) =>
    logChange(tx, user.username, 'payments.test', ['payment_settings', 'stripe'], {
      after: { isAccepted: outcome.isAccepted },
    }),
  );
  return outcome;
}

async function tryKey({ openStripe }: Deps, key: string) {
  try {
    const stripe = await openStripe(key);
    await stripe.checkout.sessions.list({ limit: 1 });
    await stripe.refunds.list({ limit: 1 });
  } catch (error) {
    return { isAccepted: false, answer: wordsOfFailure(error) };
  }
  const answer = isTestKey(key)
    ? 'Stripe accepts the key. It is a test key: no real money moves.'
    : 'Stripe accepts the key. Clients pay with real money.';
  return { isAccepted: true, answer };
}
