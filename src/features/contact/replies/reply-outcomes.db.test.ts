import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendBySmtp } from '../../../testing/mail-delivery.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mailOutcome } from '../../email/outcomes/rules.ts';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer | undefined;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
afterEach(() => peer?.close());

const LIST = '/api/admin/contact-submissions';

/** Replies to a new message; resolves with its id once the mail has this outcome. */
async function replied(outcome: string, email = 'dana@example.com'): Promise<string> {
  const id = await insertMessage(app.deps.db, { email });
  const body = { replyId: randomUUID(), body: 'Dear {client},\n\nThank you.' };
  expect((await staff.call('POST', `${LIST}/${id}/replies`, body)).status).toBe(200);
  const outcomeNow = async () => {
    const [reply] = (await staff.call('GET', `${LIST}/${id}/replies`)).body;
    return mailOutcome(reply.mail);
  };
  await expect.poll(outcomeNow, { timeout: 20_000 }).toBe(outcome);
  return id;
}

const answerOf = (id: string) =>
  app.deps.db
    .selectFrom('contactSubmissions')
    .select('answeredHow')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const NOT_ANSWERED = { answeredHow: null };

it('a message counts as answered only once a mail server has accepted the reply', async () => {
  expect(await answerOf(await replied('caught'))).toEqual(NOT_ANSWERED);

  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  expect(await answerOf(await replied('accepted'))).toEqual({ answeredHow: 'reply' });
  expect(await answerOf(await replied('bounced', 'nobody@example.com'))).toEqual(NOT_ANSWERED);

  peer.answer = () => ({ code: 451, words: '4.3.0 Try again later' });
  const deferred = await replied('retrying');
  expect(await answerOf(deferred)).toEqual(NOT_ANSWERED);
  peer.answer = () => 'take';
  await expect
    .poll(() => answerOf(deferred), { timeout: 20_000 })
    .toEqual({ answeredHow: 'reply' });
});
