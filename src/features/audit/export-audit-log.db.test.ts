import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedLines } from '../../testing/exported-lines.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const EXPORT = '/api/admin/audit-log/export';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  // The last second of January in the firm's zone, and two instants of February.
  await done('2031-02-01T07:59:59Z', 'staff.revoke');
  await done('2031-02-01T08:00:00Z', 'staff.approve');
  await done('2031-02-02T08:00:00Z', 'staff.frobnicate');
});
afterAll(() => app.close());

const done = (at: string, action: string) =>
  app.deps.db
    .insertInto('auditLog')
    .values({
      at: new Date(at),
      actor: 'maren',
      action,
      entity: 'users',
      entityId: 'u-1',
      before: null,
      after: JSON.stringify({ username: 'tomas' }),
    })
    .execute();

it('exports the days that are filtered in the words of the list, in its order', async () => {
  const filter = { actor: 'maren', from: '2031-02-01', to: '2031-02-28' };
  expect(await exportedLines(app, EXPORT, { ...filter, sort: 'at' })).toEqual([
    'Time (America/Los_Angeles),Who,What,About,Row',
    '2031-02-01 00:00,maren,approved tomas,Staff,u-1',
    '2031-02-02 00:00,maren,staff.frobnicate,Staff,u-1',
  ]);
  const newestFirst = await exportedLines(app, EXPORT, filter);
  expect(newestFirst.map((line) => line.split(',')[2])).toEqual([
    'What',
    'staff.frobnicate',
    'approved tomas',
  ]);
});

it('records who exported what', async () => {
  await exportedLines(app, EXPORT, { actor: 'maren' });
  expect(await staff.auditLog()).toMatchObject([
    { actor: 'admin', action: 'audit.export', entity: 'audit_log', after: { actor: 'maren' } },
  ]);
});

it('names the field of an invalid filter', async () => {
  const { status, body } = await staff.call('POST', EXPORT, { from: 'spring' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('from');
});
