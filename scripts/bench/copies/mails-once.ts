import { setTimeout as pause } from 'node:timers/promises';
import { bearer } from '../../../src/testing/people.ts';
import { startSmtpPeer } from '../../../src/testing/smtp-peer.ts';
import { askInTurn, handOut, openAsker } from '../closed-loop.ts';

/** A notice to the firm and a receipt to the sender. */
const MAILS_PER_MESSAGE = 2;
const CLIENTS = 4;
const TIMEOUT_MS = 240_000;

export type Delivery = { mails: number; missing: number; repeated: number; seconds: number };

/** Submits `messages` messages, spread over the instances, and counts the mails that reach a mail server. */
export async function deliverOnce(
  urls: readonly string[],
  { token, messages }: { token: string; messages: number },
): Promise<Delivery> {
  const peer = await startSmtpPeer();
  try {
    await sendBy(urls[0] ?? '', token, { host: peer.host, port: peer.port });
    const start = performance.now();
    const perCopy = Math.ceil(messages / urls.length);
    await Promise.all(urls.map((url, copy) => writeMessages(url, copy, perCopy)));
    const mails = perCopy * urls.length * MAILS_PER_MESSAGE;
    const arrived = () => new Set(peer.mails.map(({ messageId }) => messageId)).size;
    while (arrived() < mails && performance.now() - start < TIMEOUT_MS) await pause(20);
    const seconds = (performance.now() - start) / 1_000;
    // Long enough for a duplicate to arrive.
    await pause(3_000);
    return { mails, missing: mails - arrived(), repeated: peer.mails.length - arrived(), seconds };
  } finally {
    await peer.close();
  }
}

async function sendBy(url: string, token: string, server: { host: string; port: number }) {
  const asker = openAsker(url);
  const config = JSON.stringify({ ...server, from: 'mail@firm.example' });
  const body = { provider: 'smtp', isActive: true, config };
  const path = '/api/admin/email-settings';
  const answer = await asker.ask({ method: 'POST', path, headers: bearer(token), body });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.text}`);
  await asker.close();
}

const writeMessages = (url: string, copy: number, count: number) =>
  askInTurn(url, {
    clients: CLIENTS,
    status: 201,
    next: handOut(count, (index) => ({
      method: 'POST',
      path: '/api/contact',
      body: {
        firstName: 'Dana',
        lastName: 'Whitfield',
        email: `client${index}-of-${copy}@example.com`,
        practiceArea: 'divorce',
        message: 'My husband has moved out.',
      },
    })),
  });
