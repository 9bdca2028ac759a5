import type { Stripe } from 'stripe';

/** What the payment company knows about a payment. `paid` and `expired` are final there. */
export type SessionState =
  | { status: 'open' }
  | { status: 'paid'; paymentIntent: string | null }
  | { status: 'expired' };

type Session = Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>;

export function stateOf({ status, payment_status, payment_intent }: Session): SessionState {
  if (payment_status === 'paid') {
    const paymentIntent =
      typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
    return { status: 'paid', paymentIntent };
  }
  return { status: status === 'expired' ? 'expired' : 'open' };
}
