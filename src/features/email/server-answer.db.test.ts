import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { enqueueReceipt } from '../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OutgoingMail } from './mail.ts';

const SERVER = 'smtp.firm.example';

let app: TestApp;
let answer: (mail: OutgoingMail) => string;
beforeAll(async () => {
  app = await startTestApp({
    env: STAFF_ENV,
    retryDelaySeconds: 3_600,
    mailTransport: { serverName: SERVER, send: async (mail) => answer(mail), close() {} },
  });
});
afterAll(() => app.close());
afterEach(async () => {
  await deleteAll(app.deps.db, 'outboxEmails');
});

/** What is recorded of a mail once it has reached a state. */
async function recordedOf(id: string, state: string) {
  const find = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'serverName', 'serverAnswer', 'lastError'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await find()).state, { timeout: 20_000 }).toBe(state);
  return find();
}

it('is kept on one line of at most 300 characters, with the name of the server', async () => {
  answer = () => `250-2.0.0\r\n250 OK ${'x'.repeat(400)}`;
  const { serverName, serverAnswer } = await recordedOf(await enqueueReceipt(app.deps), 'sent');
  expect(serverName).toBe(SERVER);
  expect(serverAnswer).toMatch(/^250-2\.0\.0 250 OK x+$/);
  expect(serverAnswer).toHaveLength(300);
});

it('of a refusal is kept with the name of the server', async () => {
  answer = () => {
    throw new Error('451 4.3.0 Try again later');
  };
  expect(await recordedOf(await enqueueReceipt(app.deps), 'failed')).toMatchObject({
    serverName: SERVER,
    serverAnswer: null,
    lastError: '451 4.3.0 Try again later',
  });
});

it.each(['sent', 'failed'])('never holds the personal link of a mail that is %s', async (state) => {
  answer = ({ mail }) => {
    const words = `I have read ${mail.secret}`;
    if (state === 'failed') throw new Error(words);
    return words;
  };
  const toEmail = `${state}@example.com`;
  await postJson(`${app.url}/api/newsletter`, { email: toEmail });
  const { id } = await app.deps.db
    .selectFrom('outboxEmails')
    .select('id')
    .where('toEmail', '=', toEmail)
    .executeTakeFirstOrThrow();
  const { serverAnswer, lastError } = await recordedOf(id, state);
  expect(serverAnswer ?? lastError).toBe('I have read ••••••');
});
