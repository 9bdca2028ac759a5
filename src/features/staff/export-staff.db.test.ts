import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedLines } from '../../testing/exported-lines.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const EXPORT = '/api/admin/staff/export';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await signedUp('tomas', 'pending', '2031-03-01T07:59:00Z');
  await signedUp('ayesha', 'pending', '2031-03-02T12:00:00Z');
  await signedUp('zoe', 'refused', '2031-03-03T12:00:00Z');
});
afterAll(() => app.close());

const signedUp = (username: string, role: string, at: string) =>
  app.deps.db
    .insertInto('users')
    .values({
      username,
      role,
      sub: username,
      email: `${username}@example.com`,
      createdAt: new Date(at),
    })
    .execute();

it('exports the people who are filtered, with access in words, in the order of the list', async () => {
  expect(await exportedLines(app, EXPORT, { status: 'pending' })).toEqual([
    'Name,Email,Access,Since (America/Los_Angeles)',
    'ayesha,ayesha@example.com,Waiting for approval,2031-03-02 04:00',
    'tomas,tomas@example.com,Waiting for approval,2031-02-28 23:59',
  ]);
  const byName = await exportedLines(app, EXPORT, { q: 'example', sort: '-name' });
  const names = byName.map((line) => line.split(',')[0]);
  expect(names).toEqual(['Name', 'zoe', 'tomas', 'ayesha', 'admin']);
});

it('records who exported what', async () => {
  await exportedLines(app, EXPORT, { status: 'refused' });
  expect(await staff.auditLog()).toMatchObject([
    { actor: 'admin', action: 'staff.export', entity: 'users', after: { status: 'refused' } },
  ]);
});
