import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertAreaHosts } from '../../scheduling/testing/area-hosts.ts';
import { bookWithLink } from '../testing/linked-appointment.ts';

/** Host 0 works on both practice areas, Host 1 on family law, Host 2 on estate planning. */

let app: TestApp;
let hosts: number[];
let staff: StaffClient;

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  const both = ['family-law', 'estate-planning'];
  hosts = await insertAreaHosts(app, [both, ['family-law'], ['estate-planning']]);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['appointments', 'rateLimits'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

let clients = 0;
async function booked(practiceArea: string, time: string, attorney = 'host-0') {
  clients += 1;
  const email = `client${clients}@example.com`;
  return bookWithLink(app, { email, practiceArea, scheduledDate: tuesdayAt(time), attorney });
}

/** The index of the appointment's host. */
const hostOf = async (id: string) => {
  const { hostNumber } = await app.deps.db
    .selectFrom('appointments')
    .select('hostNumber')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hosts.indexOf(hostNumber);
};

const AREAS = [
  ['family-law', 1],
  ['estate-planning', 2],
] as const;

it.each(AREAS)('a move to anyone goes first to who works on %s', async (area, host) => {
  // The week of the right attorney is the fuller one.
  await booked(area, '15:00', `host-${host}`);
  await booked('other', '10:00');
  const { id, token } = await booked(area, '09:00');
  const url = `${app.url}/api/appointment-links/${token}/move`;
  const response = await postJson(url, { scheduledDate: tuesdayAt('10:00'), anyAttorney: true });
  expect(response.status).toBe(200);
  expect(await hostOf(id)).toBe(host);
});

it('what an attorney leaves is handed over to who works on its practice area', async () => {
  const wanted = [];
  // In an order in which an even distribution would give each attorney one of each area.
  for (const [place, [area, host]] of AREAS.flatMap((each) => [each, each]).entries()) {
    const { id } = await booked(area, ['09:00', '09:30', '10:00', '10:30'][place] ?? '');
    wanted.push([id, host]);
  }
  const path = '/api/admin/availability';
  const { body } = await staff.call('GET', path);
  const { updatedAt } = body.hosts.find(({ number }: { number: number }) => number === hosts[0]);
  const change = { booked: 'move', updatedAt };
  const { status } = await staff.call('POST', `${path}/hosts/${hosts[0]}/deactivate`, change);
  expect(status).toBe(200);
  const got = [];
  for (const [id] of wanted) got.push([id, await hostOf(String(id))]);
  expect(got).toEqual(wanted);
});
