import { createHmac } from 'node:crypto';
import { startHttpPeer } from '../../email/testing/http-peer.ts';

type Answer = { status: number; text?: string; headers?: Record<string, string> };

export type ReceivedEvent = {
  /** The webhook-id. */
  id: string;
  type: string;
  sequence: number;
  data: Record<string, unknown> & { id: string };
  headers: Record<string, unknown>;
  text: string;
};

export type Receiver = {
  /** `host:port`, for OUTGOING_ALLOW. */
  peer: string;
  url: string;
  /** The events that it has answered with 2xx, in order. */
  taken: ReceivedEvent[];
  /** The number of requests received. */
  requests: number;
  /** Sets its response; `closed` closes the connection without one. */
  answer: (event: ReceivedEvent) => Answer | 'closed' | Promise<Answer | 'closed'>;
  close(): Promise<void>;
};

/** A local webhook receiver. */
export async function startReceiver(): Promise<Receiver> {
  const { url, close } = await startHttpPeer(async ({ headers, text, body }) => {
    const { id, type, sequence, data } = body;
    const event = { id, type, sequence, data, headers, text };
    receiver.requests += 1;
    const answer = await receiver.answer(event);
    if (answer !== 'closed' && answer.status < 300) receiver.taken.push(event);
    return answer;
  });
  const receiver: Receiver = {
    peer: new URL(url).host,
    url: `${url}/hook`,
    taken: [],
    requests: 0,
    answer: () => ({ status: 204 }),
    close,
  };
  return receiver;
}

/** Whether one of the signatures of an event is by this secret (standardwebhooks.com). */
export function isSignedBy(secret: string, { headers, text }: ReceivedEvent): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`)
    .digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
}
