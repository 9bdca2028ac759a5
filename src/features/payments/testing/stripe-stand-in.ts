import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getUnixTime } from '../../../platform/time/date-math.ts';

/** The keys that the stand-in accepts. */
export const STRIPE_KEY = 'sk_test_standin0000000000';
export const STRIPE_WEBHOOK_SECRET = 'whsec_standin0000000000';

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

type StandInEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
};

/**
 * What happens to a request: `lost` is carried out, but its answer does not arrive; `unreached` is not carried out.
 */
export type StandInFault = 'none' | 'lost' | 'unreached' | 'error' | 'busy';

type Stored = Answer & { fingerprint: string };
type Answer = { status: number; body: object | string; headers?: Record<string, string> };

/**
 * A local stand-in for the part of Stripe's API that payments use, on a real socket: idempotency keys with a comparison
 * of the parameters, pages that end by the clock, refunds of the whole amount, and signed events.
 * Source: https://docs.stripe.com/api
 */
export class StripeStandIn {
  readonly sessions = new Map<string, StandInSession>();
  readonly refunds = new Map<string, StandInRefund>();
  /** Events that have not been delivered yet, in the order in which they happened. */
  events: StandInEvent[] = [];
  /** Charges by their payment intent: what a client has paid. */
  readonly charges = new Map<string, { amount: number; session: string }>();
  requests: { method: string; path: string; key: string | undefined }[] = [];
  /** Decides about each request. */
  fault: (request: { method: string; path: string }) => StandInFault = () => 'none';
  /** How the next refunds end. */
  refundOutcome: () => StandInRefund['status'] | 'refused' = () => 'succeeded';
  /** Where the site really is, if it does not know its port. */
  siteUrl: string | undefined;
  now: () => Date;
  readonly #answers = new Map<string, Stored>();
  readonly #server = createServer((request, response) => {
    void this.#respond(request).then(
      (answer) => {
        if (!answer) return request.socket.destroy();
        const { status, body, headers = { 'content-type': 'application/json' } } = answer;
        response.writeHead(status, headers);
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      },
      () => request.socket.destroy(),
    );
  });

  constructor(now: () => Date) {
    this.now = now;
  }

  static async start(now: () => Date): Promise<StripeStandIn> {
    const standIn = new StripeStandIn(now);
    await new Promise<void>((resolve) => standIn.#server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A client pays on a page; false if the page has ended or was paid before. */
  pay(sessionId: string): boolean {
    const session = this.#read(sessionId);
    if (session?.status !== 'open') return false;
    const intent = idOf('pi');
    this.charges.set(intent, { amount: session.amount_total, session: sessionId });
    Object.assign(session, {
      ...{ status: 'complete', payment_status: 'paid', payment_intent: intent, url: null },
    });
    this.#happened('checkout.session.completed', session);
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
    this.#happened(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
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

  /** Sends an event to the site as Stripe does; returns the status of the answer. */
  async deliver(
    siteUrl: string,
    event: StandInEvent,
    { secret = STRIPE_WEBHOOK_SECRET, signedAt = this.now() } = {},
  ): Promise<number> {
    const body = JSON.stringify(event);
    const time = getUnixTime(signedAt);
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const response = await fetch(`${siteUrl}/stripe/events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Delivers all events in order. */
  async deliverAll(siteUrl: string): Promise<void> {
    while (this.events.length > 0) {
      const event = this.events.shift();
      if (event) await this.deliver(siteUrl, event);
    }
  }

  #happened(type: string, object: object): void {
    this.events.push({
      ...{ id: idOf('evt'), object: 'event', type },
      created: getUnixTime(this.now()),
      // As it is now: an event that is delivered late still says what was true then.
      data: { object: structuredClone(object) },
    });
  }

  /** A session, which ends by the clock. */
  #read(id: string): StandInSession | undefined {
    const session = this.sessions.get(id);
    if (session?.status === 'open' && getUnixTime(this.now()) >= session.expires_at) {
      this.#expire(session);
    }
    return session;
  }

  #expire(session: StandInSession): void {
    Object.assign(session, { status: 'expired', url: null });
    this.#happened('checkout.session.expired', session);
  }

  /** Undefined closes the connection without an answer. */
  async #respond(request: IncomingMessage): Promise<Answer | undefined> {
    const { method = 'GET', url = '/', headers } = request;
    const path = url.split('?')[0] ?? url;
    const body = await text(request);
    const page = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
    if (page !== undefined) return this.#showPage(method, page);
    const key = headers['idempotency-key'] as string | undefined;
    this.requests.push({ method, path, key });
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return refusal(401, { message: 'Invalid API Key provided: sk_test_****', code: undefined });
    const fault = this.fault({ method, path });
    if (fault === 'unreached') return undefined;
    if (fault === 'error') return refusal(500, { message: 'An unexpected error occurred.' });
    if (fault === 'busy') return refusal(429, { message: 'Too many requests.' });
    const answer = this.#answerOnce(method, path, body, key);
    return fault === 'lost' ? undefined : answer;
  }

  /** The page on which a client pays in a browser. */
  #showPage(method: string, id: string): Answer {
    const session = this.#read(id);
    if (!session) return missing('checkout.session', id);
    const { success_url: wanted = '/' } = session.params;
    const location = this.siteUrl ? this.siteUrl + new URL(wanted).pathname : wanted;
    if (method === 'POST' && this.pay(id)) return { status: 303, body: '', headers: { location } };
    const body = `<!doctype html><html lang="en"><title>Checkout</title><h1>${session.status}</h1>
<form method="post"><button>Pay now</button></form><a href="${location}">Back</a></html>`;
    return { status: 200, body, headers: { 'content-type': 'text/html' } };
  }

  /** A repeated key gets the first answer, or an error if the parameters differ. */
  #answerOnce(method: string, path: string, body: string, key: string | undefined): Answer {
    const fingerprint = `${method} ${path} ${body}`;
    const before = key === undefined ? undefined : this.#answers.get(key);
    if (before && before.fingerprint !== fingerprint) {
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    }
    const answer = before ?? this.#answer(method, path, new URLSearchParams(body));
    if (key !== undefined && answer.status < 500) {
      this.#answers.set(key, { fingerprint, ...structuredClone(answer) });
    }
    return answer;
  }

  #answer(method: string, path: string, params: URLSearchParams): Answer {
    const fields = Object.fromEntries(params);
    const [, resource, id, action] =
      /^\/v1\/(checkout\/sessions|refunds)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (resource === 'checkout/sessions') {
      if (method === 'POST' && id === undefined) return this.#createSession(fields);
      if (id === undefined) return list([...this.sessions.values()]);
      const session = this.#read(id);
      if (!session) return missing('checkout.session', id);
      if (action !== 'expire') return { status: 200, body: session };
      if (session.status !== 'open')
        return refusal(400, {
          message: 'Only Checkout Sessions with a status of open can be expired.',
        });
      this.#expire(session);
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
    this.#happened('refund.created', refund);
    if (outcome === 'succeeded') {
      this.#happened('charge.refunded', {
        object: 'charge',
        refunded: true,
        payment_intent: intent,
      });
    }
    return { status: 200, body: refund };
  }
}

const idOf = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const refusal = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', ...error } },
});

const missing = (what: string, id: string): Answer =>
  refusal(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param: 'id' });

const list = (data: readonly object[]): Answer => ({
  status: 200,
  body: { object: 'list', data: data.slice(0, 1), has_more: data.length > 1, url: '/v1' },
});

const metadataOf = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
