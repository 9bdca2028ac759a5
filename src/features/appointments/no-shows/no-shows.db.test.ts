import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMinutes, subHours } from '../../../platform/time/date-math.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const PATH = '/api/admin/appointments';

async function past(changes: object = {}): Promise<string> {
  const scheduledDate = subHours(TEST_NOW, 2);
  const { id } = await app.deps.db
    .insertInto('appointments')
    .values({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      consultationType: 'initial',
      practiceArea: 'divorce',
      scheduledDate,
      endsAt: addMinutes(scheduledDate, 30),
      duration: 30,
      status: 'confirmed',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const close = (ids: string[], undoId: string = randomUUID()) =>
  staff.call('POST', `${PATH}/completion`, { ids, undoId, isNoShow: true });
const invite = (id: string) => staff.call('POST', `${PATH}/${id}/invitation`);
const noShows = () =>
  app.deps.db.selectFrom('appointmentNoShows').select('appointmentId').execute();
const invitations = () =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select('toEmail')
    .where('kind', '=', 'rebook_invitation')
    .execute();

it('a client who did not come is invited once to book again', async () => {
  const id = await past();
  expect((await invite(id)).body.reason).toBe('not_a_no_show');
  expect((await close([id])).body).toEqual({ ids: [id] });
  expect((await close([id])).body).toEqual({ ids: [] });
  const [first, second] = await Promise.all([invite(id), invite(id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.invitedAt).toBe(second.body.invitedAt);
  expect(await invitations()).toEqual([{ toEmail: 'dana@example.com' }]);
  expect((await staff.auditLog())[0]).toMatchObject({ action: 'appointment.invite', entityId: id });
});

it('an undo and a reopening take it back that the client did not come', async () => {
  const id = await past();
  await close([id]);
  expect(await noShows()).toEqual([{ appointmentId: id }]);
  await app.deps.db
    .updateTable('appointments')
    .set({ status: 'scheduled' })
    .where('id', '=', id)
    .execute();
  expect(await noShows()).toEqual([]);
});

it('a client without e-mail is not invited, and one to come is not closed', async () => {
  const id = await past({ email: '' });
  await close([id]);
  expect((await invite(id)).body.reason).toBe('client_without_email');
  const later = addMinutes(TEST_NOW, 600);
  const coming = await past({ scheduledDate: later, endsAt: addMinutes(later, 30) });
  expect((await close([coming])).body).toEqual({ ids: [] });
});
