import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

it('the cancellation mail of a deleted appointment uses stored details and withdraws the calendar entry', async () => {
  const response = await postJson(`${app.url}/api/appointments`, bookingBody());
  const { id } = await response.json();
  await staff.call('DELETE', `/api/admin/appointments/${id}`);
  const cancellation = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['subject', 'textBody', 'state'])
      .select((eb) => eb.ref('attachments').$castTo<{ content: string }[]>().as('files'))
      .where('kind', '=', 'booking_cancelled')
      .executeTakeFirst();
  await vi.waitFor(async () => expect((await cancellation())?.state).toBe('sent'), {
    timeout: 20_000,
    interval: 50,
  });
  const mail = await cancellation();
  expect(mail?.subject).toBe('Cancelled: your consultation on Tue, Mar 11 at 9:00 AM');
  expect(mail?.textBody).not.toMatch(/family|divorce|children/i);
  expect(mail?.files[0]?.content).toContain('METHOD:CANCEL');
  expect(mail?.files[0]?.content).toContain('SEQUENCE:1');
});
