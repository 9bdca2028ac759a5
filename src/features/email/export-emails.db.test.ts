import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { exportedLines } from '../../testing/exported-lines.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const EXPORT = '/api/admin/emails/export';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await deleteAll(app.deps.db, 'outboxEmails');
  const contactPreferences = JSON.stringify({ mayCall: false });
  await insertMessage(app.deps.db, { email: 'Ana@example.com', contactPreferences });
  await mailed('2031-03-01T18:00:00Z', { state: 'sent', toName: 'Ana Reyes' });
  await mailed('2031-03-02T18:00:00Z', { state: 'skipped', sentAt: null });
  await mailed('2031-03-03T18:00:00Z', {
    state: 'needs_attention',
    sentAt: null,
    lastError: '550 5.1.1 No such user',
    serverName: 'smtp.example.com',
  });
});
afterAll(() => app.close());

const mailed = (at: string, fields: object) =>
  app.deps.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      toEmail: 'ana@example.com',
      subject: 'We have your message',
      payload: '{}',
      dedupeKey: `exported:${at}`,
      attempts: 1,
      createdAt: new Date(at),
      sentAt: new Date(at),
      ...fields,
    } as never)
    .execute();

it('exports the mails with labels for kinds and states, in the order of the list', async () => {
  const lines = await exportedLines(app, EXPORT, { sort: 'date' });
  expect(lines).toEqual([
    'Date (America/Los_Angeles),Receiver,Email,Contact preferences,Mail,Subject,State,Sent (America/Los_Angeles),Mail server,Answer of the server',
    '2031-03-01 10:00,Ana Reyes,ana@example.com,Calls: No. Voicemail: No,Receipt for a message,We have your message,Accepted,2031-03-01 10:00,,',
    '2031-03-02 10:00,,ana@example.com,Calls: No. Voicemail: No,Receipt for a message,We have your message,Not needed,,,',
    '2031-03-03 10:00,,ana@example.com,Calls: No. Voicemail: No,Receipt for a message,We have your message,Bounced,,smtp.example.com,550 5.1.1 No such user',
  ]);
  const newestFirst = await exportedLines(app, EXPORT, {});
  expect(newestFirst.slice(1)).toEqual(lines.slice(1).reverse());
});

it('exports only what is filtered, and records who did', async () => {
  const filter = { state: 'needs_attention', kind: 'contact_receipt', q: 'ana' };
  expect(await exportedLines(app, EXPORT, filter)).toHaveLength(2);
  expect(await exportedLines(app, EXPORT, { ...filter, q: 'nobody' })).toHaveLength(1);
  expect(await staff.auditLog()).toMatchObject([
    { action: 'email.export', entity: 'outbox_emails', after: { ...filter, q: 'nobody' } },
  ]);
});
