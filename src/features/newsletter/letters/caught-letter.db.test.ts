import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendBySmtp } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer | undefined;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await staff.call('PUT', '/api/admin/letter-settings', { perMinute: 6_000 });
  await app.deps.db
    .insertInto('newsletterSubscribers')
    .values(
      ['ann@example.com', 'ben@example.com', 'nobody@example.com'].map((email) => ({
        email,
        status: 'confirmed',
        consentText: 'Yes',
        consentedAt: TEST_NOW,
        confirmedAt: TEST_NOW,
        tokenHash: `hash of ${email}`,
      })),
    )
    .execute();
});
afterAll(() => app.close());
afterEach(() => peer?.close());

const letter = async (id: string) => (await staff.call('GET', `/api/admin/letters/${id}`)).body;

async function send(): Promise<string> {
  const { body } = await staff.call('POST', '/api/admin/letters', {
    subject: 'What changes in January',
    previewLine: 'Two new rules',
    opening: 'Good morning.',
    content: '<p>News.</p>',
    closing: 'Kind regards',
  });
  const { updatedAt } = await letter(body.id);
  await staff.call('POST', `/api/admin/letters/${body.id}/send`, { updatedAt });
  return body.id;
}

const untilEnded = async (id: string) => {
  await expect.poll(async () => (await letter(id)).status, { timeout: 20_000 }).toBe('sent');
  return (await letter(id)).counts;
};

const lastOnSite = async () =>
  (await (await fetch(`${app.url}/trpc/letters.last`)).json()).result.data;

it('an issue counts as sent, also for visitors, only where a mail server has accepted it', async () => {
  const caught = await untilEnded(await send());
  expect(caught).toMatchObject({ sent: 0, caught: 3, refused: 0 });
  expect(await lastOnSite()).toBeNull();

  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  let isFirst = true;
  peer.answer = () => {
    if (!isFirst) return 'take';
    isFirst = false;
    return { code: 451, words: '4.3.0 Try again later' };
  };
  const sent = await untilEnded(await send());
  expect(sent).toMatchObject({ sent: 2, caught: 0, refused: 1 });
  expect(await lastOnSite()).toEqual({ sentAt: TEST_NOW.toISOString() });
});
