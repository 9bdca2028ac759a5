import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueReceipt, SENDER, sendBySmtp } from '../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const delivery = async () =>
  (await staff.call('GET', '/trpc/email.delivery')).body.result.data.kind;
const listed = async (id: string) => (await staff.call('GET', `/api/admin/emails/${id}`)).body;

it('a mail records whether it was sent or only caught', async () => {
  expect(await delivery()).toBe('caught');
  const caught = await enqueueReceipt(app.deps);
  await expect.poll(async () => (await listed(caught)).state).toBe('sent');
  expect(await listed(caught)).toMatchObject({
    isCaught: true,
    senderEmail: null,
    serverName: null,
    serverAnswer: null,
  });

  const peer = await startSmtpPeer();
  try {
    await sendBySmtp(app.deps, peer);
    expect(await delivery()).toBe('sent');
    const sent = await enqueueReceipt(app.deps);
    await expect.poll(async () => (await listed(sent)).state).toBe('sent');
    expect(peer.mails).toHaveLength(1);
    expect(await listed(sent)).toMatchObject({
      isCaught: false,
      senderEmail: SENDER,
      serverName: '127.0.0.1',
      serverAnswer: expect.stringMatching(/^250 /),
    });
    expect(await listed(caught)).toMatchObject({ isCaught: true });
    // The owners are informed about the new mail server at the former one, which caught that mail, too.
    const ids = async (state: string) =>
      (await staff.call('GET', `/api/admin/emails?state=${state}`)).body
        .filter(({ kind }: { kind: string }) => kind !== 'mail_server_changed')
        .map((mail: { id: string }) => mail.id);
    expect([await ids('sent'), await ids('caught')]).toEqual([[sent], [caught]]);
    const summary = (await staff.call('GET', '/trpc/email.summary')).body.result.data;
    expect(summary.counts).toMatchObject({ all: 3, sent: 1, caught: 2 });
  } finally {
    await peer.close();
  }
});
