import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enqueueReceipt,
  forgetMailSettings,
  MAREN,
  mailRecord,
  SENDER,
  sendBySendGrid,
  sendBySmtp,
} from '../../testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { startTestApp, TEST_POLL_INTERVALS, type TestApp } from '../../testing/test-app.ts';
import { getChecklist } from '../setup/get-checklist.ts';
import { retryEmail } from './retry-email.ts';
import { summariseOutbox } from './summarise-outbox.ts';
import { type HttpPeer, startHttpPeer } from './testing/http-peer.ts';

const ACCOUNT = { user: 'office', pass: 'right password' };
const UNTIL_A_WORKER_HAS_LOOKED_MS =
  2 * (TEST_POLL_INTERVALS.jobsMs + TEST_POLL_INTERVALS.mailSettingsMs);
const POLL_OPTIONS = { timeout: 20_000, interval: 50 };

let sendGrid: HttpPeer;
let peer: SmtpPeer;
let app: TestApp;
beforeAll(async () => {
  sendGrid = await startHttpPeer(() => ({ status: 202 }));
});
afterAll(() => sendGrid.close());
beforeEach(async () => {
  peer = await startSmtpPeer({ account: ACCOUNT });
});
afterEach(async () => {
  await app.close();
  await peer.close();
});

const start = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  app = await startTestApp({ ...options, env: { ...options.env, SENDGRID_URL: sendGrid.url } });
  return app.deps;
};

const untilState = (id: string, state: string) =>
  expect.poll(async () => (await mailRecord(app.deps, id)).state, POLL_OPTIONS).toBe(state);

const isDelivering = async () => {
  const checks = await getChecklist({ ...app.deps, deployment: {} as never });
  return checks.find(({ key }) => key === 'mail-delivery')?.state === 'done';
};

const summary = () => summariseOutbox({ db: app.deps.db, holdsMail: false });

describe('what staff have configured', () => {
  it('determines the sender, and replies go to the firm', async () => {
    const deps = await start();
    await sendBySmtp(deps, peer, ACCOUNT);
    const id = await enqueueReceipt(deps);
    await untilState(id, 'sent');
    expect(peer.mails).toHaveLength(1);
    expect(peer.mails[0]).toMatchObject({
      from: SENDER,
      to: 'dana@example.com',
      messageId: `<${id}@localhost>`,
    });
    expect(peer.mails[0]?.source).toMatch(/^From: Pacific Harbor Law <mail@firm\.example>/m);
    expect(peer.mails[0]?.source).toMatch(
      /^Reply-To: Pacific Harbor Law <office@pacificharborlaw\.example>/m,
    );
  });

  it('applies from the next mail, and connections to the previous server are closed', async () => {
    const deps = await start();
    await sendBySmtp(deps, peer, ACCOUNT);
    await untilState(await enqueueReceipt(deps), 'sent');
    await sendBySendGrid(deps);
    const asked = sendGrid.requests.length;
    const id = await enqueueReceipt(deps);
    await untilState(id, 'sent');
    // Owners are notified of the change through the former server.
    const receipts = (server: SmtpPeer) =>
      server.mails.filter(({ to }) => to === 'dana@example.com');
    expect([receipts(peer).length, sendGrid.requests.length - asked]).toEqual([1, 1]);
    expect(sendGrid.requests.at(-1)?.body.headers['Message-ID']).toBe(`<${id}@localhost>`);
    await expect.poll(() => peer.open(), POLL_OPTIONS).toBe(0);
    const other = await startSmtpPeer();
    await sendBySmtp(deps, other);
    await untilState(await enqueueReceipt(deps), 'sent');
    expect([receipts(peer).length, receipts(other).length]).toEqual([1, 1]);
    await other.close();
  });
});

describe('a mail that is refused', () => {
  it('temporarily is retried with the same Message-ID', async () => {
    const deps = await start({ retryDelaySeconds: 1 });
    await sendBySmtp(deps, peer, ACCOUNT);
    const answers = [
      { code: 451, words: '4.3.0 Try again later' } as const,
      'drop' as const,
      'take' as const,
    ];
    peer.answer = () => answers.shift() ?? 'take';
    const id = await enqueueReceipt(deps);
    await untilState(id, 'sent');
    expect(peer.mails.map(({ messageId }) => messageId)).toEqual(
      Array(3).fill(`<${id}@localhost>`),
    );
    expect(await mailRecord(deps, id)).toMatchObject({
      attempts: 3,
      lastError: null,
      failingSince: null,
    });
  });

  it('is retried when the provider asks for it', async () => {
    const deps = await start({ retryDelaySeconds: 1 });
    await sendBySendGrid(deps);
    const times: number[] = [];
    sendGrid.answer = () => {
      times.push(Date.now());
      return times.length === 1
        ? { status: 429, headers: { 'retry-after': '3' } }
        : { status: 202 };
    };
    await untilState(await enqueueReceipt(deps), 'sent');
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(2_900);
  });

  it('permanently needs attention, and is retried only by staff', async () => {
    const deps = await start({ retryDelaySeconds: 1 });
    await sendBySmtp(deps, peer, ACCOUNT);
    peer.answer = () => ({ code: 554, words: '5.7.1 Looks like spam' });
    const id = await enqueueReceipt(deps);
    await untilState(id, 'needs_attention');
    expect(await mailRecord(deps, id)).toMatchObject({
      attempts: 1,
      lastError: '554 5.7.1 Looks like spam',
    });
    expect(await summary()).toMatchObject({ problem: null, counts: { needs_attention: 1 } });
    expect(await isDelivering()).toBe(false);
    peer.answer = () => 'take';
    // The next one has passed the first by the time it is sent.
    await untilState(await enqueueReceipt(deps), 'sent');
    expect((await mailRecord(deps, id)).state).toBe('needs_attention');
    await retryEmail({ ...deps, user: MAREN }, id);
    await untilState(id, 'sent');
    expect(await isDelivering()).toBe(true);
  });
});

describe('settings that the provider refuses', () => {
  it('are shown immediately; waiting mails are sent once they are corrected', async () => {
    const deps = await start({ retryDelaySeconds: 3_600 });
    await sendBySmtp(deps, peer, { ...ACCOUNT, pass: 'wrong' });
    const id = await enqueueReceipt(deps);
    await untilState(id, 'failed');
    await expect
      .poll(async () => (await summary()).problem, POLL_OPTIONS)
      .toBe('535 5.7.8 Error: authentication failed: wrong password');
    expect(await isDelivering()).toBe(false);
    await sendBySmtp(deps, peer, ACCOUNT);
    await untilState(id, 'sent');
    expect((await summary()).problem).toBeNull();
    expect(await isDelivering()).toBe(true);
  });

  it('are marked as working by the next accepted mail', async () => {
    const deps = await start({ retryDelaySeconds: 1 });
    sendGrid.answer = () => ({ status: 403, body: { errors: [{ message: 'Not your sender' }] } });
    await sendBySendGrid(deps);
    const id = await enqueueReceipt(deps);
    await expect
      .poll(async () => (await summary()).problem, POLL_OPTIONS)
      .toBe('403 Forbidden Not your sender');
    sendGrid.answer = () => ({ status: 202 });
    await untilState(id, 'sent');
    await expect.poll(async () => (await summary()).problem, POLL_OPTIONS).toBeNull();
  });

  it('whose secret cannot be decrypted hold the mail and report it', async () => {
    const deps = await start({ retryDelaySeconds: 1 });
    await sendBySmtp(deps, peer, ACCOUNT);
    const config = {
      host: peer.host,
      port: peer.port,
      user: 'a',
      pass: 'v1.gone.AA.BB',
      from: SENDER,
    };
    await deps.db
      .updateTable('emailSettings')
      .set({ config: JSON.stringify(config) })
      .execute();
    await untilState(await enqueueReceipt(deps), 'failed');
    await expect
      .poll(async () => (await summary()).problem, POLL_OPTIONS)
      .toMatch(/can no longer be read/);
    expect(peer.mails).toEqual([]);
  });
});

describe('in production, without a way to send', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://firm.example',
    COGNITO_USER_POOL_ID: 'us-east-1_aBcDeFgHi',
    COGNITO_CLIENT_ID: '1h57kf5cpq17m0eml12EXAMPLE',
  };

  it('mail waits, and is sent once a channel is configured', async () => {
    const deps = await start({ env: PRODUCTION });
    const waiting = [await enqueueReceipt(deps), await enqueueReceipt(deps)];
    const [first = '', second = ''] = waiting;
    expect(await summariseOutbox({ db: deps.db, holdsMail: true })).toMatchObject({
      isConfigured: false,
      counts: { queued: 2 },
    });
    const { id } = await sendBySmtp(deps, peer, ACCOUNT);
    await untilState(first, 'sent');
    await untilState(second, 'sent');
    expect((await mailRecord(deps, first)).attempts).toBe(1);

    await forgetMailSettings(deps, id);
    const third = await enqueueReceipt(deps);
    // Long enough for a worker to find the mail and for the watch to notice.
    await new Promise((resolve) => setTimeout(resolve, UNTIL_A_WORKER_HAS_LOOKED_MS));
    expect(await mailRecord(deps, third)).toMatchObject({ state: 'queued', attempts: 0 });
    await sendBySmtp(deps, peer, ACCOUNT);
    await untilState(third, 'sent');
    expect((await mailRecord(deps, third)).attempts).toBe(1);
    expect(peer.mails).toHaveLength(3);
  });
});
