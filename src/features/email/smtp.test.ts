import { type AddressInfo, createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import type { MailTransport } from './mail.ts';
import type { MailFailure } from './mail-failure.ts';
import { explainFailure } from './outcomes/rules.ts';
import { BULK_MAILS_AT_ONCE, MAILS_AT_ONCE } from './rules.ts';
import type { SmtpConfig } from './settings/schema.ts';
import { createSmtpTransport } from './smtp.ts';
import { NO_ADDRESSES } from './testing/no-addresses.ts';
import { outgoingMail } from './testing/outgoing-mail.ts';

vi.setConfig({ testTimeout: 60_000 });

const ACCOUNT = { user: 'office', pass: 'right password' };
// For a server that is meant to be too slow; a busy machine may be slow, too.
const SHORT_MS = 1_500;
const LONG_MS = 30_000;

let peer: SmtpPeer | undefined;
const transports: MailTransport[] = [];
afterEach(async () => {
  for (const transport of transports.splice(0)) await transport.close();
  await peer?.close();
  peer = undefined;
});

async function connect(
  options: Parameters<typeof startSmtpPeer>[0] = {},
  changes: Partial<SmtpConfig> = {},
  timeoutMs = LONG_MS,
) {
  peer = await startSmtpPeer(options);
  const { host, port } = peer;
  const config = { host, port, from: 'office@firm.example', ...options.account, ...changes };
  const transport = createSmtpTransport(config, {
    isPooled: true,
    timeoutMs,
    tokenAddresses: NO_ADDRESSES,
  });
  transports.push(transport);
  return { peer, transport, send: (message = outgoingMail) => transport.send(message) };
}

const failureOf = (sending: Promise<unknown>): Promise<MailFailure> =>
  sending.then(
    () => expect.fail('It was sent'),
    (failure) => failure,
  );

describe('a mail server that takes the mail', () => {
  it('receives it encrypted, after authentication, as composed', async () => {
    const { peer, send } = await connect({ account: ACCOUNT });
    expect(await send()).toMatch(/^250 /);
    const [mail] = peer.mails;
    expect(peer.seen.isSecure).toBe(true);
    expect(mail).toMatchObject({
      from: 'office@firm.example',
      to: 'zoe@example.com',
      messageId: '<m1@firm.example>',
    });
    const read = await PostalMime.parse(mail?.source ?? '');
    expect(read.subject).toBe('Your consultation — Tue');
    expect(read.replyTo?.[0]?.address).toBe('desk@firm.example');
    expect(read.text).toContain('plain');
    expect(read.html).toContain('rich');
    expect(mail?.source).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mail?.source).toMatch(/^list-unsubscribe: <https:\/\/firm\.example/im);
  });

  it('supports implicit TLS', async () => {
    const { peer, send } = await connect({ account: ACCOUNT, secure: true }, { secure: true });
    await send();
    expect([peer.mails.length, peer.seen.isSecure]).toEqual([1, true]);
  });

  it('receives many mails over few connections', async () => {
    const { peer, send } = await connect();
    const mails = Array.from({ length: 20 }, (_, i) =>
      send({ ...outgoingMail, messageId: `<m${i}@firm.example>` }),
    );
    await Promise.all(mails);
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(peer.seen.connections).toBeLessThanOrEqual(MAILS_AT_ONCE + BULK_MAILS_AT_ONCE);
  });
});

describe('a mail server elsewhere', () => {
  // This machine under an address that the code does not recognise as local.
  const ELSEWHERE = { host: '[::ffff:7f00:1]' };

  it('with an invalid certificate receives neither password nor mail', async () => {
    const { peer, send } = await connect({ account: ACCOUNT }, ELSEWHERE);
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([
      'settings',
      expect.stringMatching(/self.signed/),
    ]);
    expect([peer.mails, peer.seen.connections]).toEqual([[], 1]);
  });

  it('without encryption receives neither', async () => {
    const { peer, send } = await connect({ disabledCommands: ['STARTTLS'] }, ELSEWHERE);
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([
      'settings',
      expect.stringMatching(/STARTTLS/i),
    ]);
    expect([peer.mails, peer.seen.connections]).toEqual([[], 1]);
  });
});

describe('the TLS setting', () => {
  it('that is on for a STARTTLS port is reported as such, not as a certificate', async () => {
    const { send } = await connect({}, { secure: true });
    const failure = await failureOf(send());
    expect([failure.kind, explainFailure(failure.message)]).toEqual([
      'settings',
      expect.stringMatching(/Turn “Encrypted from the start” off/),
    ]);
  });

  it('that is off for a port with implicit TLS is reported as such', async () => {
    const { send } = await connect({ secure: true }, {}, SHORT_MS);
    const failure = await failureOf(send());
    expect(explainFailure(failure.message)).toMatch(/turn “Encrypted from the start” on/);
  });
});

describe('a mail server that does not take the mail', () => {
  it('for a wrong password: a settings failure with its message', async () => {
    const { send } = await connect({ account: ACCOUNT }, { pass: 'wrong' });
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([
      'settings',
      '535 5.7.8 Error: authentication failed: wrong password',
    ]);
  });

  it('from this sender: a settings failure', async () => {
    const { send } = await connect();
    const from = { name: '', address: 'stranger@firm.example' };
    const failure = await failureOf(send({ ...outgoingMail, from }));
    expect([failure.kind, failure.message]).toEqual(['settings', '550 5.7.1 Not your address']);
  });

  it('for this recipient: a permanent failure', async () => {
    const { send } = await connect();
    const to = { name: '', address: 'nobody@example.com' };
    const failure = await failureOf(send({ ...outgoingMail, to }));
    expect([failure.kind, failure.message]).toEqual(['permanent', '550 5.1.1 No such user here']);
  });

  it.each([
    [451, '4.3.0 Try again later', 'temporary'],
    [452, '4.2.2 Mailbox full', 'temporary'],
    [554, '5.7.1 Looks like spam', 'permanent'],
  ])('with %i', async (code, words, kind) => {
    const { peer, send } = await connect();
    peer.answer = () => ({ code, words });
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([kind, `${code} ${words}`]);
    peer.answer = () => 'take';
    expect(await send()).toMatch(/^250 /);
  });

  it('because it does not respond: a temporary failure, and the next mail is sent', async () => {
    const { peer, send } = await connect({}, {}, SHORT_MS);
    peer.answer = () => 'hang';
    expect((await failureOf(send())).kind).toBe('temporary');
    peer.answer = () => 'take';
    expect(await send()).toMatch(/^250 /);
  });

  it('because it disconnects after the data: retried with the same Message-ID', async () => {
    const { peer, send } = await connect();
    peer.answer = () => 'drop';
    expect((await failureOf(send())).kind).toBe('temporary');
    expect(peer.mails).toHaveLength(1);
    peer.answer = () => 'take';
    await send();
    expect(peer.mails.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill('<m1@firm.example>'),
    );
  });

  it('because its response never ends: a temporary failure', async () => {
    const server = createServer((socket) => {
      socket.write('220 Good morning\r\n');
      const timer = setInterval(() => socket.write('250-Now let me see\r\n'), SHORT_MS / 5);
      socket.resume().on('error', () => {});
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { send } = await connect({}, { port: (server.address() as AddressInfo).port }, SHORT_MS);
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([
      'temporary',
      'The mail server does not answer in time',
    ]);
    await new Promise((resolve) => server.close(resolve));
  });

  it('because it disconnects immediately: a temporary failure after one attempt', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { send } = await connect({}, { port: (server.address() as AddressInfo).port });
    expect((await failureOf(send())).kind).toBe('temporary');
    expect(connections).toBe(1);
    await new Promise((resolve) => server.close(resolve));
  });

  it('in several lines with signs that no list and no database takes', async () => {
    const { peer, send } = await connect();
    peer.answer = () => ({ code: 554, words: '5.7.1 No\u0000\n5.7.1 at all' });
    expect((await failureOf(send())).message).not.toMatch(/\p{Cc}/u);
  });

  it('because it does not exist: a temporary failure', async () => {
    const { peer, send } = await connect();
    await peer.close();
    const failure = await failureOf(send());
    expect([failure.kind, failure.message]).toEqual([
      'temporary',
      expect.stringContaining('ECONNREFUSED'),
    ]);
  });
});

it.each(['to', 'from', 'replyTo'] as const)(
  'an address with a line break in `%s` is rejected',
  async (field) => {
    const { peer, send } = await connect();
    const mailbox = { name: 'x', address: 'x@y.example\r\nBcc: evil@example.com' };
    expect((await failureOf(send({ ...outgoingMail, [field]: mailbox }))).kind).toBe('permanent');
    expect([peer.mails, peer.seen.connections]).toEqual([[], 0]);
  },
);
