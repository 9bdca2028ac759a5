import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import type { Context } from '../../../platform/trpc/context.ts';
import { findPaymentBySession } from '../../payments/queries.ts';
import { hearOfCharge, hearOfRefund } from '../../payments/refunds/send-refund.ts';
import { STRIPE_EVENTS_PATH } from '../../payments/rules.ts';
import { findWebhookSecret } from '../../payments/settings/open-settings.ts';
import { stateOf } from './session-state.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

const MAX_EVENT_BYTES = 512 * 1024;

/**
 * Receives the events of the payment company. The signature covers the exact bytes of the body, which is therefore not
 * parsed before. Events may come late, twice, and in any order: each only says what is now final.
 */
export async function stripeEvents(app: FastifyInstance, { contextFor }: Options): Promise<void> {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(STRIPE_EVENTS_PATH, { bodyLimit: MAX_EVENT_BYTES }, async (request, reply) => {
    const context = contextFor(request);
    const event = await verify(context, request);
    if (!event) return refuse(request, reply);
    await hear(context, event);
    return reply.code(200).send({ received: true });
  });
}

/** The event if its signature is of our secret and not older than five minutes. */
async function verify(
  context: Context,
  { body, headers }: FastifyRequest,
): Promise<Stripe.Event | undefined> {
  const secret = await findWebhookSecret(context);
  const signature = headers['stripe-signature'];
  if (!secret || typeof signature !== 'string' || !Buffer.isBuffer(body)) return undefined;
  const { Stripe: StripeClient } = await import('stripe');
  try {
    return StripeClient.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      context.now().getTime(),
    );
  } catch {
    return undefined;
  }
}
const TOLERANCE_SECONDS = 300;

function refuse(request: FastifyRequest, reply: FastifyReply) {
  request.log.warn('an event of the payment company has no valid signature');
  return reply.code(400).send({
    code: 'BAD_REQUEST',
    reason: 'bad_signature',
    message: 'The signature is not valid.',
    requestId: request.id,
  });
}

async function hear(deps: SettleDeps, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const payment = await findPaymentBySession(deps.db, session.id);
      if (payment) await settlePayment(deps, payment.id, stateOf(session));
      return;
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      await hearOfRefund(deps, event.data.object);
      return;
    case 'charge.refunded':
      await hearOfCharge(deps, event.data.object);
      return;
    default:
  }
}
