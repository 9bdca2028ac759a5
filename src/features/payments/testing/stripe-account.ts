import { randomBytes } from 'node:crypto';
import { getUnixTime } from '../../../platform/time/date-math.ts';
import { type Answer, list, metadataOf, missing, refusal } from './stripe-answers.ts';

export type StandInSession = {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  expires_at: number;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  /** The request as it was sent, for tests of its content. */
  params: Record<string, string>;
};

export type StandInRefund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
};

export type StandInEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
};

/**
 * An account at the payment company as the stand-in keeps it: pages that end by the clock, refunds of the whole amount, and
 * the events of both.
 */
export abstract class StripeAccount {
  readonly sessions = new Map<string, StandInSession>();
  readonly refunds = new Map<string, StandInRefund>();
  /** Events that have not been delivered yet, in the order in which they happened. */
  events: StandInEvent[] = [];
  /** Charges by their payment intent: what a client has paid. */
  readonly charges = new Map<string, { amount: number; session: string }>();
  /** How the next refunds end. */
  refundOutcome: () => StandInRefund['status'] | 'refused' = () => 'succeeded';
  now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  /** The address of the payment company. */
  abstract get url(): string;

  /** A client pays on a page; false if the page has ended or was paid before. */
  pay(sessionId: string): boolean {
    const session = this.read(sessionId);
    if (session?.status !== 'open') return false;
    const intent = idOf('pi');
    this.charges.set(intent, { amount: session.amount_total, session: sessionId });
    Object.assign(session, {
      ...{ status: 'complete', payment_status: 'paid', payment_intent: intent, url: null },
    });
    this.happened('checkout.session.completed', session);
    return true;
  }

  /** The page at an address, as a client sees it. */
  findByUrl(url: string): StandInSession | undefined {
    return [...this.sessions.values()].find(({ id }) => url.endsWith(`/${id}`));
  }

  /** A pending refund ends, such as at the bank of the client. */
  endRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(id);
    if (!refund) throw new Error('There is no such refund');
    refund.status = status;
    if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card';
    this.happened(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  /** Staff refund in the dashboard of the payment company. */
  refundInDashboard(paymentIntent: string): void {
    this.#refund({ payment_intent: paymentIntent }, {});
  }

  /** What a client has paid and not got back. */
  keptOf(paymentIntent: string): number {
    const paid = this.charges.get(paymentIntent)?.amount ?? 0;
    const returned = [...this.refunds.values()]
      .filter((refund) => refund.payment_intent === paymentIntent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    return paid - returned;
  }

  protected happened(type: string, object: object): void {
    this.events.push({
      ...{ id: idOf('evt'), object: 'event', type },
      created: getUnixTime(this.now()),
      // As it is now: an event that is delivered late still says what was true then.
      data: { object: structuredClone(object) },
    });
  }

  /** A session, which ends by the clock. */
  protected read(id: string): StandInSession | undefined {
    const session = this.sessions.get(id);
    if (session?.status === 'open' && getUnixTime(this.now()) >= session.expires_at) {
      this.expire(session);
    }
    return session;
  }

  protected expire(session: StandInSession): void {
    Object.assign(session, { status: 'expired', url: null });
    this.happened('checkout.session.expired', session);
  }

  protected answer(method: string, path: string, params: URLSearchParams): Answer {
    const fields = Object.fromEntries(params);
    const [, resource, id, action] =
      /^\/v1\/(checkout\/sessions|refunds)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (resource === 'checkout/sessions') {
      if (method === 'POST' && id === undefined) return this.#createSession(fields);
      if (id === undefined) return list([...this.sessions.values()]);
      const session = this.read(id);
      if (!session) return missing('checkout.session', id);
      if (action !== 'expire') return { status: 200, body: session };
      if (session.status !== 'open')
        return refusal(400, {
          message: 'Only Checkout Sessions with a status of open can be expired.',
        });
      this.expire(session);
      return { status: 200, body: session };
    }
    if (resource === 'refunds') {
      if (method === 'POST') return this.#refund(fields, metadataOf(fields));
      if (id === undefined) return list([...this.refunds.values()]);
      const refund = this.refunds.get(id);
      return refund ? { status: 200, body: refund } : missing('refund', id);
    }
    return refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
  }

  #createSession(params: Record<string, string>): Answer {
    const expiresAt = Number(params.expires_at);
    const amount = Number(params['line_items[0][price_data][unit_amount]']);
    if (expiresAt < getUnixTime(this.now()) + 30 * 60)
      return refusal(400, {
        message:
          'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
        param: 'expires_at',
      });
    if (!(amount > 0)) return refusal(400, { message: 'Invalid integer.', param: 'unit_amount' });
    const id = idOf('cs_test');
    const session: StandInSession = {
      ...{ id, object: 'checkout.session', url: `${this.url}/c/pay/${id}` },
      ...{ status: 'open', payment_status: 'unpaid', payment_intent: null },
      amount_total: amount,
      currency: params['line_items[0][price_data][currency]'] ?? '',
      expires_at: expiresAt,
      client_reference_id: params.client_reference_id ?? null,
      metadata: metadataOf(params),
      params,
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #refund(
    { payment_intent: intent = '' }: Record<string, string>,
    metadata: Record<string, string>,
  ) {
    if (!this.charges.has(intent)) return missing('payment_intent', intent);
    const kept = this.keptOf(intent);
    if (kept === 0)
      return refusal(400, {
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      });
    const outcome = this.refundOutcome();
    if (outcome === 'refused')
      return refusal(400, {
        code: 'charge_disputed',
        message: 'This charge has been charged back.',
      });
    const refund: StandInRefund = {
      ...{ id: idOf('re'), object: 'refund', payment_intent: intent, amount: kept },
      ...{ status: outcome, metadata },
      ...(outcome === 'failed' && { failure_reason: 'insufficient_funds' }),
    };
    this.refunds.set(refund.id, refund);
    this.happened('refund.created', refund);
    if (outcome === 'succeeded') {
      this.happened('charge.refunded', {
        object: 'charge',
        refunded: true,
        payment_intent: intent,
      });
    }
    return { status: 200, body: refund };
  }
}

const idOf = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
