import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  token = await staffToken(app);
  await deleteAll(app.deps.db, 'appointments');
  for (const [firstName, time] of [
    ['Dana', '09:00'],
    ['Ruth', '10:30'],
  ] as const) {
    const body = bookingBody({
      firstName,
      email: `${firstName}@example.com`,
      scheduledDate: tuesdayAt(time),
    });
    await postJson(`${app.url}/api/appointments`, body);
  }
});
afterAll(() => app.close());

const ask = (filter: object, headers: Record<string, string> = bearer(token)) =>
  postJson(`${app.url}/api/admin/appointments/export`, filter, headers);

it('exports the filtered appointments with local times and labels, and audits it', async () => {
  const response = await ask({ order: 'upcoming', q: 'ruth' });
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="appointments.csv"',
  ]);
  const [head, ...lines] = (await response.text()).split('\r\n');
  expect(head).toContain('Start (America/Los_Angeles),Minutes,Status,First name');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^2031-03-11 10:30,\d+,Scheduled,Ruth,Whitfield,/i);
  const entry = await app.deps.db
    .selectFrom('auditLog')
    .select(['actor', 'after'])
    .where('action', '=', 'appointment.export')
    .executeTakeFirst();
  expect(entry).toMatchObject({ actor: 'admin', after: { order: 'upcoming', q: 'ruth' } });
});

it('exports in the order of the list', async () => {
  const namesOf = async (filter: object) =>
    [...(await (await ask(filter)).text()).matchAll(/(Dana|Ruth),/g)].map(([, name]) => name);
  expect(await namesOf({ order: 'upcoming' })).toEqual(['Dana', 'Ruth']);
  expect(await namesOf({})).toEqual(['Ruth', 'Dana']);
  // Both have the same last name.
  expect(await namesOf({ order: 'upcoming', sort: '-name' })).toEqual(['Ruth', 'Dana']);
});

it('is for staff, and refuses an unknown status', async () => {
  expect((await ask({}, {})).status).toBe(401);
  expect((await ask({}, bearer(await newcomerToken(app, 'Stranger')))).status).toBe(403);
  expect((await ask({ status: 'lost' })).status).toBe(400);
});

it('names the attorney of each appointment if the firm has several hosts', async () => {
  const headOf = async () => (await (await ask({})).text()).split('\r\n')[0]?.split(',') ?? [];
  expect(await headOf()).not.toContain('Attorney');
  const [host] = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 1));
  await app.deps.db
    .updateTable('appointments')
    .set({ hostNumber: host ?? 0 })
    .where('firstName', '=', 'Dana')
    .execute();
  const column = (await headOf()).indexOf('Attorney');
  const [, ...lines] = (await (await ask({ order: 'upcoming' })).text()).split('\r\n');
  expect(lines.slice(0, 2).map((line) => line.split(',')[column])).toEqual(['Host 0', '']);
});
