import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyBodyLike } from '../../testing/any-json.ts';
import { casesOf } from '../../testing/attack-size.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { listActivePracticeAreaKeys } from '../firm/practice-areas/queries.ts';
import { contactMessageSchema } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'contactSubmissions');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const MESSAGE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '',
  practiceArea: 'divorce',
  message: 'First line.\nSecond line.',
};

const send = (changes: object = {}) =>
  postJson(`${app.url}/api/contact`, { ...MESSAGE, ...changes });
const rows = () => app.deps.db.selectFrom('contactSubmissions').selectAll().execute();

it('stores and returns a message, and mails the firm and the sender', async () => {
  const response = await send({ consent: true, isRead: true });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    id: expect.any(String),
    ...MESSAGE,
    phone: null,
    isRead: false,
    isResolved: false,
    createdAt: TEST_NOW.toISOString(),
  });
  expect(await rows()).toMatchObject([{ consentedAt: TEST_NOW }]);
  const outbox = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'toEmail', 'state', 'textBody'])
      .orderBy('kind')
      .execute();
  await vi.waitFor(
    async () =>
      expect(await outbox()).toMatchObject([
        {
          kind: 'contact_notice',
          toEmail: 'office@pacificharborlaw.example',
          state: 'sent',
          textBody: expect.stringContaining('Second line.'),
        },
        {
          kind: 'contact_receipt',
          toEmail: 'dana@example.com',
          state: 'sent',
          textBody: expect.not.stringContaining('Second line.'),
        },
      ]),
    { timeout: 10_000, interval: 50 },
  );
});

describe('bad input', () => {
  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: undefined }],
    ['lastName', { lastName: 'x'.repeat(101) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['phone', { phone: 5 }],
    ['practiceArea', { practiceArea: 'tax' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['message', { message: 'a\u0000b' }],
    ['consent', { consent: 'yes' }],
    ['website', { website: 5 }],
    ['elapsedMs', { elapsedMs: 3 }],
  ])('is a 400 that names %s: %j', async (field, changes) => {
    const response = await send(changes);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });

  it('names an unknown practice area beside the other fields', async () => {
    const response = await send({ firstName: ' ', practiceArea: 'tax' });
    expect((await response.json()).fieldErrors).toEqual({
      firstName: ['Required'],
      practiceArea: ['Choose one of the practice areas'],
    });
  });

  it('of any kind is rejected or stored according to the schema and the practice areas', async () => {
    const areas = await listActivePracticeAreaKeys(app.deps.db);
    await fc.assert(
      fc.asyncProperty(anyBodyLike(MESSAGE), async (body) => {
        const response = await postJson(`${app.url}/api/contact`, body);
        const parsed = contactMessageSchema.safeParse(JSON.parse(JSON.stringify(body)));
        const isFine = parsed.success && areas.includes(parsed.data.practiceArea);
        expect(response.status).toBe(isFine ? 201 : 400);
        if (!isFine) return void (await response.arrayBuffer());
        // The response does not repeat who is on the other side.
        const { otherSide: _, ...answered } = parsed.data;
        expect(await response.json()).toMatchObject(answered);
      }),
      { numRuns: casesOf(2_000) },
    );
  }, 300_000);
});

it('is closed while the firm hides its form', async () => {
  const show = (isVisible: boolean) =>
    app.deps.db
      .updateTable('componentVisibilitySettings')
      .set({ isVisible })
      .where('componentKey', '=', 'contact_form')
      .execute();
  await show(false);
  const response = await send();
  await show(true);
  expect([response.status, (await response.json()).reason]).toEqual([403, 'component_hidden']);
});
