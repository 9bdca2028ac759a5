import { createHmac } from 'node:crypto';
import type { ProviderFake } from './calendar-peer.ts';

/** The secret shared by the receiver and the site. */
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/**
 * A receiver of signed webhooks (standardwebhooks.com) that updates a calendar from them, ignores duplicates, and
 * publishes a file of busy times.
 */
export function answerAsReceiver(): ProviderFake {
  const seen = new Set<string>();
  return ({ url, headers, text, body: json }, state) => {
    if (url.pathname === '/busy.ics') {
      return { status: 200, text: state.file, headers: { 'content-type': 'text/calendar' } };
    }
    if (url.pathname !== '/hook') return undefined;
    const id = String(headers['webhook-id']);
    const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${id}.${headers['webhook-timestamp']}.${text}`)
      .digest('base64');
    const signatures = String(headers['webhook-signature']).split(' ');
    if (!signatures.includes(`v1,${expected}`)) return { status: 401, text: 'Bad signature' };
    if (seen.has(id)) return { status: 204 };
    seen.add(id);
    const { type, data } = json;
    if (type === 'appointment.cancelled') state.events.delete(data.id);
    else if (type !== 'test') {
      if (!state.events.has(data.id)) state.made += 1;
      state.events.set(data.id, { title: data.title, start: data.start, end: data.end });
    }
    return { status: 204 };
  };
}
