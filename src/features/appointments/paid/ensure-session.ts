import type { Stripe } from 'stripe';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { messagesFor, siteAddress } from '../../../platform/languages/messages-for.ts';
import { addHours, addMinutes, getUnixTime, min } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import {
  findPayment,
  lockPayment,
  type Payment,
  storeSession,
  updatePayment,
} from '../../payments/queries.ts';
import { PAY_MINUTES, UNKNOWN_HOURS } from '../../payments/rules.ts';
import { connectStored } from '../../payments/settings/open-settings.ts';
import { wordsOfFailure } from '../../payments/stripe/stripe-failure.ts';
import { extendHold } from '../../scheduling/holds/queries.ts';
import { appointmentTime } from '../mail-templates/appointment-time.ts';
import { paymentPath } from './payment-link.ts';
import { findTypeLabel } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'openStripe' | 'publicUrl' | 'log'>;

/** Stripe accepts no page that ends sooner; half a minute for the request itself. */
const LEAST_MINUTES = 30.5;

/**
 * The payment with the page of the payment company. Idempotent: until a page is recorded, a repeated request has the same
 * idempotency key and gets the same page; the address of a page that was not recorded is disclosed to nobody, so nothing
 * can be paid there. If the payment company does not answer, the payment stays open without a page, and the next call
 * tries again.
 */
export async function ensureSession(deps: Deps, payment: Payment): Promise<Payment> {
  if (payment.status !== 'open' || payment.sessionId) return payment;
  const current = await beginAttempt(deps, payment);
  if (current.status !== 'open' || current.sessionId) return current;
  try {
    const stripe = await connectStored(deps);
    if (!stripe) throw new Error('There is no key of the payment company.');
    const { id, url } = await stripe.checkout.sessions.create(await sessionParams(deps, current), {
      idempotencyKey: `session-${current.id}-${current.attempt}`,
    });
    if (!url) throw new Error('The payment company returned no page.');
    await storeSession(deps.db, current, { sessionId: id, checkoutUrl: url });
  } catch (error) {
    const failure = wordsOfFailure(error);
    deps.log.warn({ payment: current.id, failure }, 'the payment company gives no page to pay on');
    await updatePayment(deps.db, current.id, { failure });
  }
  return (await findPayment(deps.db, payment.id)) ?? current;
}

/** Extends the time to pay if the rest of it is shorter than the payment company accepts for a checkout. */
async function beginAttempt({ db, now }: Deps, payment: Payment): Promise<Payment> {
  const isLate = (expiresAt: Date) => expiresAt < addMinutes(now(), LEAST_MINUTES);
  if (!isLate(payment.expiresAt)) return payment;
  return db.transaction().execute(async (tx) => {
    const locked = (await lockPayment(tx, payment.id)) ?? payment;
    if (locked.status !== 'open' || locked.sessionId || !isLate(locked.expiresAt)) return locked;
    const expiresAt = addMinutes(now(), PAY_MINUTES);
    const change = { expiresAt, attempt: locked.attempt + 1 };
    await updatePayment(tx, locked.id, change);
    if (locked.holdId) {
      const heldUntil = min([addHours(expiresAt, UNKNOWN_HOURS), locked.scheduledDate]);
      await extendHold(tx, locked.holdId, heldUntil);
    }
    return { ...locked, ...change };
  });
}

/**
 * Only cards, with the wallets that contain them: a bank transfer takes days, in which the time would neither be paid nor
 * free. Names no matter: it is shown on statements and in the dashboard of the payment company.
 */
async function sessionParams(
  { db, secrets, publicUrl }: Deps,
  payment: Payment,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const language = readLanguage(payment.clientLanguage);
  const firm = await getFirmProfile(db, language);
  const { payment: words } = messagesFor(firm);
  const page = siteAddress(firm, publicUrl, paymentPath(secrets, payment));
  const type = await findTypeLabel(db, payment.consultationType, language);
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    expires_at: getUnixTime(payment.expiresAt),
    success_url: page,
    cancel_url: page,
    client_reference_id: payment.id,
    ...(payment.email && { customer_email: payment.email }),
    locale: language as Stripe.Checkout.SessionCreateParams.Locale,
    metadata: { payment: payment.id },
    payment_intent_data: { metadata: { payment: payment.id } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountMinor,
          product_data: {
            name: words.lineItem({ type }),
            description: words.lineItemText({
              time: appointmentTime(payment.scheduledDate, firm).long,
            }),
          },
        },
      },
    ],
  };
}
