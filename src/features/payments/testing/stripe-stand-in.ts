import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getUnixTime } from '../../../platform/time/date-math.ts';
import { type StandInEvent, StripeAccount } from './stripe-account.ts';
import { type Answer, missing, refusal } from './stripe-answers.ts';

/** The keys that the stand-in accepts. */
export const STRIPE_KEY = 'sk_test_standin0000000000';
export const STRIPE_WEBHOOK_SECRET = 'whsec_standin0000000000';

/**
 * What happens to a request: `lost` is carried out, but its answer does not arrive; `unreached` is not carried out.
 */
export type StandInFault = 'none' | 'lost' | 'unreached' | 'error' | 'busy';

type Stored = Answer & { fingerprint: string };

/**
 * A local stand-in for the part of Stripe's API that payments use, on a real socket: an account, idempotency keys with a
 * comparison of the parameters, faults of the line, and signed events. Source: https://docs.stripe.com/api
 */
export class StripeStandIn extends StripeAccount {
  requests: { method: string; path: string; key: string | undefined }[] = [];
  /** Decides about each request. */
  fault: (request: { method: string; path: string }) => StandInFault = () => 'none';
  /** Where the site really is, if it does not know its port. */
  siteUrl: string | undefined;
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
    const session = this.read(id);
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
    const answer = before ?? this.answer(method, path, new URLSearchParams(body));
    if (key !== undefined && answer.status < 500) {
      this.#answers.set(key, { fingerprint, ...structuredClone(answer) });
    }
    return answer;
  }
}
