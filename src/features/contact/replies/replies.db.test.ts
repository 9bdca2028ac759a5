import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { insertMessage, messageBody } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { composeMessage } from '../../email/compose.ts';
import type { MailTransport, OutgoingMail } from '../../email/mail.ts';

const sent: OutgoingMail[] = [];
const transport: MailTransport = {
  async send(mail) {
    sent.push(mail);
    return '250 accepted';
  },
  close() {},
};

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, mailTransport: transport });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['contactSubmissions', 'outboxEmails', 'replyTemplates'] as const) {
    await deleteAll(app.deps.db, table);
  }
  sent.length = 0;
});

const LIST = '/api/admin/contact-submissions';
const TEMPLATES = '/api/admin/reply-templates';
const BODY = 'Dear {client},\n\nThank you. {firm} will call.\n\nMaren';

const untilSent = (count: number) =>
  expect.poll(() => sent.length, { timeout: 20_000, interval: 50 }).toBe(count);

/** A message from the contact form, whose two mails have been sent. */
async function received() {
  const response = await postJson(`${app.url}/api/contact`, messageBody());
  expect(response.status).toBe(201);
  await untilSent(2);
  const { id } = await response.json();
  return id as string;
}

const reply = (id: string, changes: object = {}) =>
  staff.call('POST', `${LIST}/${id}/replies`, { replyId: randomUUID(), body: BODY, ...changes });

const find = (id: string) =>
  app.deps.db
    .selectFrom('contactSubmissions')
    .select(['isRead', 'isResolved', 'answeredAt', 'answeredHow'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a reply', () => {
  it('is refused to whoever does not want e-mail, and the message still waits', async () => {
    const id = await insertMessage(app.deps.db, {
      firstName: 'Dana',
      contactPreferences: JSON.stringify({ mayEmail: false }),
    });
    expect(await reply(id)).toMatchObject({ status: 409, body: { reason: 'email_refused' } });
    expect(await find(id)).toMatchObject({ answeredAt: null });
    expect(await staff.call('GET', `${LIST}/${id}/replies`)).toMatchObject({ body: [] });
  });

  it('belongs to the thread of the receipt, is personal, and its answers go to the firm', async () => {
    const id = await received();
    const receipt = sent.find(({ mail }) => /We have your message/.test(mail.subject));
    expect((await reply(id)).status).toBe(200);
    await untilSent(3);
    expect((await reply(id, { body: 'One more thing.' })).status).toBe(200);
    await untilSent(4);
    const [first, second] = sent.slice(2);
    if (!first || !second || !receipt) throw new Error('All mails must be sent');
    const read = await PostalMime.parse(await composeMessage(first));
    expect(read.subject).toBe('Re: We have your message');
    expect(read.inReplyTo).toBe(receipt.messageId);
    expect(read.references).toBe(receipt.messageId);
    expect(read.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
    expect(read.to).toEqual([{ name: 'Dana Whitfield', address: 'dana@example.com' }]);
    expect(read.replyTo?.[0]?.address).toMatch(/@/);
    expect(first.mail.text).toMatch(/^Dear Dana,\n\nThank you\. .+ will call\.\n\nMaren$/);
    expect(first.mail.text).not.toContain('{firm}');
    const next = await PostalMime.parse(await composeMessage(second));
    expect(next.inReplyTo).toBe(first.messageId);
    expect(next.references).toBe(`${receipt.messageId} ${first.messageId}`);
    expect(next.subject).toBe('Re: We have your message');
  });

  it('marks the message as answered, and is in the audit log without its words', async () => {
    const id = await insertMessage(app.deps.db);
    expect((await reply(id)).status).toBe(200);
    await expect.poll(async () => (await find(id)).answeredHow, { timeout: 20_000 }).toBe('reply');
    const { answeredAt, ...state } = await find(id);
    expect(answeredAt).toEqual(app.deps.now());
    expect(state).toEqual({ isRead: true, isResolved: false, answeredHow: 'reply' });
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      action: 'contact.reply',
      entityId: id,
      before: { isRead: false },
      after: { isRead: true, replyId: expect.any(String) },
    });
    expect(JSON.stringify(entry)).not.toContain('Dear');
    expect((await reply(id, { resolve: true })).body).toMatchObject({ isResolved: true });
    expect(await find(id)).toMatchObject({ answeredAt, answeredHow: 'reply' });
  });

  it('is sent once for two calls with the same id, also at the same time', async () => {
    const id = await insertMessage(app.deps.db);
    const replyId = randomUUID();
    const calls = await Promise.all([reply(id, { replyId }), reply(id, { replyId })]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
    expect((await reply(id, { replyId })).status).toBe(200);
    await untilSent(1);
    const { body } = await staff.call('GET', `${LIST}/${id}/replies`);
    expect(body).toMatchObject([{ id: replyId, sentBy: 'admin' }]);
    const other = await insertMessage(app.deps.db);
    const refused = await reply(other, { replyId });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['replyId']]);
  });

  it('is listed with the state of its mail', async () => {
    const id = await insertMessage(app.deps.db);
    await reply(id);
    await untilSent(1);
    await expect
      .poll(async () => (await staff.call('GET', `${LIST}/${id}/replies`)).body[0].mail.state)
      .toBe('sent');
  });

  it.each([
    ['an unknown field', { body: 'Dear {clientName}' }, 'body'],
    ['nothing', { body: ' ' }, 'body'],
    ['too much', { body: 'x'.repeat(10_001) }, 'body'],
    ['no id', { replyId: 'first' }, 'replyId'],
  ])('with %s is refused by the name of the field', async (_what, input, field) => {
    const id = await insertMessage(app.deps.db);
    const { status, body } = await reply(id, input);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('to an unknown or a deleted message is refused', async () => {
    expect((await reply(randomUUID())).status).toBe(404);
    const id = await insertMessage(app.deps.db, { deletedAt: app.deps.now() });
    const { status, body } = await reply(id);
    expect([status, body.reason]).toEqual([409, 'submission_deleted']);
    expect(await app.deps.db.selectFrom('messageReplies').selectAll().execute()).toEqual([]);
  });
});

describe('templates', () => {
  it('are added, changed and deleted, each with an audit entry', async () => {
    const fields = { name: 'First reply', body: BODY };
    const added = await staff.call('POST', TEMPLATES, fields);
    expect([added.status, added.body]).toEqual([201, expect.objectContaining(fields)]);
    const { id, updatedAt } = added.body;
    const twice = await staff.call('POST', TEMPLATES, { ...fields, name: 'first REPLY' });
    expect([twice.status, Object.keys(twice.body.fieldErrors)]).toEqual([400, ['name']]);
    const change = { name: 'Reply', body: 'Dear {client}', updatedAt };
    expect((await staff.call('PUT', `${TEMPLATES}/${id}`, change)).status).toBe(200);
    expect((await staff.call('PUT', `${TEMPLATES}/${id}`, change)).body.reason).toBe(
      'edited_meanwhile',
    );
    expect((await staff.call('GET', TEMPLATES)).body).toMatchObject([{ id, name: 'Reply' }]);
    expect((await staff.call('DELETE', `${TEMPLATES}/${id}`)).status).toBe(204);
    expect((await staff.auditLog(3)).map(({ action }) => action)).toEqual([
      'reply-template.delete',
      'reply-template.update',
      'reply-template.create',
    ]);
    expect((await staff.call('DELETE', `${TEMPLATES}/${id}`)).status).toBe(404);
  });

  it('with unknown fields are refused by the name of the field', async () => {
    const { status, body } = await staff.call('POST', TEMPLATES, { name: 'A', body: '{matter}' });
    expect([status, body.fieldErrors.body[0]]).toEqual([400, expect.stringContaining('{matter}')]);
  });
});
