import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';

/** Two attorneys take consultations at the same time. */

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'appointmentHolds');
  await app.deps.db.updateTable('hosts').set({ maxPerDay: null }).execute();
  await app.deps.content.settle();
});

const HOLDS = '/api/admin/appointments/holds';

const hold = (attorney?: string, time = '09:00') =>
  staff.call('POST', HOLDS, {
    consultationType: 'initial',
    scheduledDate: tuesdayAt(time),
    attorney,
  });

let clients = 0;
const book = async (changes: Record<string, unknown> = {}) => {
  clients += 1;
  const email = `client${clients}@example.com`;
  const body = bookingBody({ email, ...changes });
  return (await postJson(`${app.url}/api/appointments`, body)).status;
};

it('a hold for anyone takes one attorney, and the next one the other', async () => {
  const [first, second, third] = [await hold(), await hold(), await hold()];
  expect([first.body.attorney, second.body.attorney]).toEqual(['host-0', 'host-1']);
  expect([third.status, third.body.reason]).toEqual([409, 'slot_taken']);
  expect(await book()).toBe(409);
});

it('visitors get the attorney who is not held', async () => {
  await hold('host-0');
  expect(await book({ attorney: 'host-0' })).toBe(409);
  expect(await book()).toBe(201);
  expect(await book()).toBe(409);
  const row = await app.deps.db
    .selectFrom('appointments')
    .innerJoin('hosts', 'hosts.number', 'hostNumber')
    .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select('slug')
    .executeTakeFirst();
  expect(row?.slug).toBe('host-1');
});

it('a hold is completed with the attorney it was for', async () => {
  const { body } = await hold('host-1');
  const { firstName, lastName, email, practiceArea } = bookingBody();
  const client = { firstName, lastName, email, practiceArea };
  expect((await staff.call('PUT', `${HOLDS}/${body.id}/complete`, client)).status).toBe(200);
  expect(await book({ attorney: 'host-1' })).toBe(409);
  expect(await book({ attorney: 'host-0' })).toBe(201);
});

it('a hold counts towards the limit of its attorney on that day', async () => {
  await app.deps.db.updateTable('hosts').set({ maxPerDay: 1 }).execute();
  await app.deps.content.settle();
  await hold('host-0');
  const ten = { scheduledDate: tuesdayAt('10:00') };
  expect(await book({ ...ten, attorney: 'host-0' })).toBe(409);
  expect(await book({ ...ten, attorney: 'host-1' })).toBe(201);
});

it('a copy of the release before, which knows no holds, cannot take a held time either', async () => {
  const firm = 1;
  const start = '2031-03-11T16:00:00Z';
  await sql`
    insert into appointment_holds (host_number, consultation_type, scheduled_date, duration, ends_at, held_until, created_by)
    values (${firm}, 'initial', ${start}, 30, '2031-03-11T16:30:00Z', '2031-03-10T14:10:00Z', 'admin')`.execute(
    app.deps.db,
  );
  const insert = (time: string, email: string) =>
    sql<{ id: string }>`
      insert into appointments
        (first_name, last_name, email, consultation_type, practice_area, scheduled_date, duration, ends_at)
      values ('A', 'B', ${email}, 'initial', 'other', ${time}::timestamptz, 30,
        ${time}::timestamptz + interval '30 minutes')
      on conflict do nothing returning id`.execute(app.deps.db);
  expect((await insert(start, 'a@example.com')).rows).toEqual([]);
  const { rows } = await insert('2031-03-11T18:00:00Z', 'b@example.com');
  expect(rows).toHaveLength(1);
  const move = sql`
    update appointments set scheduled_date = ${start}, ends_at = '2031-03-11T16:30:00Z'
    where id = ${rows[0]?.id}`.execute(app.deps.db);
  await expect(move).rejects.toMatchObject({ constraint: 'appointments_no_overlap' });
});
