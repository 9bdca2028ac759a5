import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MailFailure } from './mail-failure.ts';
import { createSendGridTransport } from './sendgrid.ts';
import { type HttpPeer, startHttpPeer } from './testing/http-peer.ts';
import { outgoingMail } from './testing/outgoing-mail.ts';

vi.setConfig({ testTimeout: 60_000 });

let peer: HttpPeer | undefined;
afterEach(() => peer?.close());

async function answering(answer: ReturnType<HttpPeer['answer']>, timeoutMs = 30_000) {
  peer = await startHttpPeer(() => answer);
  const { url, requests } = peer;
  const transport = createSendGridTransport({ apiKey: 'SG.key' }, { url, timeoutMs });
  return { requests, send: (message = outgoingMail) => transport.send(message) };
}

const refusing = (status: number, message: string, headers: Record<string, string> = {}) =>
  answering({ status, headers, body: { errors: [{ message, field: null, help: null }] } });

const failureOf = (sending: Promise<unknown>): Promise<MailFailure> =>
  sending.then(
    () => expect.fail('It was sent'),
    (failure) => failure,
  );

it('receives the mail with API key, Message-ID and calendar file', async () => {
  const { requests, send } = await answering({ status: 202 });
  expect(await send()).toBe('202 Accepted');
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v3/mail/send' });
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer SG.key',
    'content-type': 'application/json',
  });
  expect(request?.body).toEqual({
    personalizations: [{ to: [{ name: 'Zoë Ólafsdóttir', email: 'zoe@example.com' }] }],
    from: { name: 'Pacific Harbor Law', email: 'office@firm.example' },
    reply_to: { name: 'The office', email: 'desk@firm.example' },
    subject: 'Your consultation — Tue',
    headers: {
      'Message-ID': '<m1@firm.example>',
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://firm.example/newsletter/t/unsubscribe>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    content: [
      { type: 'text/plain', value: 'plain' },
      { type: 'text/html', value: '<p>rich</p>' },
      { type: 'text/calendar; method=REQUEST', value: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    ],
    attachments: [
      {
        type: 'application/ics',
        filename: 'appointment.ics',
        disposition: 'attachment',
        content: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n').toString('base64'),
      },
    ],
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: { enable: false },
      subscription_tracking: { enable: false },
    },
  });
});

it('the response of an accepted mail includes the id that SendGrid gave it', async () => {
  const { send } = await answering({ status: 202, headers: { 'x-message-id': 'fi1t3r-0042' } });
  expect(await send()).toBe('202 Accepted, X-Message-Id fi1t3r-0042');
});

describe('a refusal', () => {
  it.each([
    [400, 'The to address is not valid', 'permanent'],
    [413, 'Payload too large', 'permanent'],
    [401, 'The provided authorization grant is invalid', 'settings'],
    [403, 'The from address does not match a verified Sender Identity', 'settings'],
    [429, 'too many requests', 'temporary'],
    [500, 'Internal error', 'temporary'],
    [503, 'Unavailable', 'temporary'],
  ])('with %i says so in its own words', async (status, words, kind) => {
    const { send } = await refusing(status, words);
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([kind, expect.stringContaining(words)]);
    expect(failure.message).toMatch(new RegExp(`^${status} `));
  });

  it.each([
    [{ 'retry-after': '120' }, 120],
    [{ 'retry-after': new Date(Date.now() + 90_000).toUTCString() }, 90],
    [{ 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1_000) + 60) }, 60],
    [{}, undefined],
  ])('tells when to come back: %j', async (headers, seconds) => {
    const { send } = await refusing(429, 'too many requests', headers as Record<string, string>);
    const { retryAfterSeconds } = await failureOf(send());
    if (seconds === undefined) expect(retryAfterSeconds).toBeUndefined();
    else expect(Math.abs((retryAfterSeconds ?? 0) - seconds)).toBeLessThanOrEqual(10);
  });

  it('need not be JSON', async () => {
    const { send } = await answering({ status: 502, body: 'Bad\nGateway' });
    expect((await failureOf(send())).message).toContain('502 Bad Gateway');
  });
});

it.each(['slow', 'closed'] as const)('no response (%s) is a temporary failure', async (how) => {
  const { send } = await answering(how, 1_000);
  const failure = await failureOf(send());
  expect([failure.kind, failure.message]).toEqual([
    'temporary',
    expect.stringContaining('SendGrid does not answer'),
  ]);
});

it('a redirect is not followed, so the key is not sent elsewhere', async () => {
  const elsewhere = await startHttpPeer(() => ({ status: 202 }));
  const { send } = await answering({ status: 307, headers: { location: elsewhere.url } });
  expect((await failureOf(send())).kind).toBe('settings');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

it('an address with a line break is rejected', async () => {
  const { requests, send } = await answering({ status: 202 });
  const to = { name: 'x', address: 'x@y.example\r\nBcc: evil@example.com' };
  expect((await failureOf(send({ ...outgoingMail, to }))).kind).toBe('permanent');
  expect(requests).toEqual([]);
});
