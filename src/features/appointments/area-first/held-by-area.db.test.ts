import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { callTool } from '../../../testing/call-tool.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertAreaHosts, takeTuesdayOff } from '../../scheduling/testing/area-hosts.ts';

/** Host 0 works on family law and Host 1 on estate planning. Without an area, Host 0 is held. */

let app: TestApp;
let hosts: number[];
let staff: StaffClient;

beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  hosts = await insertAreaHosts(app, [['family-law'], ['estate-planning']]);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['appointments', 'appointmentHolds', 'timeOff', 'rateLimits'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const NINE = tuesdayAt('09:00');
const HOLDS = '/api/admin/appointments/holds';

let clients = 0;
const clientOf = (practiceArea: string) => {
  clients += 1;
  return { firstName: 'Dana', lastName: 'W', email: `client${clients}@example.com`, practiceArea };
};
const book = async (practiceArea: string, changes: Record<string, unknown> = {}) => {
  const body = bookingBody({ ...clientOf(practiceArea), scheduledDate: NINE, ...changes });
  const response = await postJson(`${app.url}/api/appointments`, body);
  return { status: response.status, body: await response.json() };
};
const prepare = async (changes: Record<string, unknown> = {}) => {
  const input = { type: 'initial', start: NINE, ...changes };
  const { link, outsidePracticeArea } = await callTool(app.url, 'prepare_booking', input);
  return { hold: new URL(link).searchParams.get('hold'), outsidePracticeArea };
};
const holdByStaff = async () => {
  const body = { consultationType: 'initial', scheduledDate: NINE };
  const { body: hold } = await staff.call('POST', HOLDS, body);
  return (client: Record<string, unknown>) =>
    staff.call('PUT', `${HOLDS}/${hold.id}/complete`, client);
};

/** The index of the host of each appointment. */
const hostsBooked = async () => {
  const rows = await app.deps.db.selectFrom('appointments').select('hostNumber').execute();
  return rows.map(({ hostNumber }) => hosts.indexOf(hostNumber)).sort();
};
const block = (host: number) => takeTuesdayOff(app, hosts[host]);
const SAYS_SO = expect.objectContaining({ outsidePracticeArea: true });

describe('a time prepared without an area', () => {
  it('goes to who works on the area of the booking, and the other one is free again', async () => {
    const { hold } = await prepare();
    const { status, body } = await book('estate-planning', { hold });
    expect([status, body]).toEqual([
      201,
      expect.not.objectContaining({ outsidePracticeArea: true }),
    ]);
    expect(await hostsBooked()).toEqual([1]);
    expect((await book('family-law')).status).toBe(201);
    expect(await hostsBooked()).toEqual([0, 1]);
  });

  it('stays with its host if that one works on the area, or nobody better is free', async () => {
    const first = await prepare();
    await book('family-law', { hold: first.hold });
    expect(await hostsBooked()).toEqual([0]);
    await deleteAll(app.deps.db, 'appointments');
    const second = await prepare();
    await block(1);
    const { status, body } = await book('estate-planning', { hold: second.hold });
    expect([status, body]).toEqual([201, SAYS_SO]);
    expect(await hostsBooked()).toEqual([0]);
  });

  it('stays with the attorney for whom it was prepared', async () => {
    const { hold } = await prepare({ attorney: 'host-0' });
    const { body } = await book('estate-planning', { hold, attorney: 'host-0' });
    expect(body).toEqual(SAYS_SO);
    expect(await hostsBooked()).toEqual([0]);
  });

  it('is booked once, and nobody is booked twice, while others book at the same time', async () => {
    const { hold } = await prepare();
    const responses = await Promise.all([
      book('estate-planning', { hold }),
      ...Array.from({ length: 8 }, () => book('estate-planning')),
    ]);
    expect(responses[0]?.status).toBe(201);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await hostsBooked()).toEqual([0, 1]);
  });

  it('prepared with an area of which nobody is free, the program can say so', async () => {
    await block(1);
    expect((await prepare({ area: 'estate-planning' })).outsidePracticeArea).toBe(true);
  });
});

it('the page of a prepared booking knows whether its host works on the area', async () => {
  const { hold } = await prepare();
  const heldFor = async (practiceArea: string) => {
    const input = encodeURIComponent(JSON.stringify({ hold, practiceArea }));
    const response = await fetch(`${app.url}/trpc/appointments.prepared?input=${input}`);
    return (await response.json()).result.data;
  };
  expect(await heldFor('estate-planning')).toEqual(SAYS_SO);
  for (const area of ['family-law', 'other']) {
    expect(await heldFor(area)).not.toHaveProperty('outsidePracticeArea');
  }
});

describe('a time held by staff', () => {
  it('stays with its host, and the response says so', async () => {
    const complete = await holdByStaff();
    const client = clientOf('estate-planning');
    expect((await complete(client)).body).toEqual(SAYS_SO);
    expect((await complete(client)).body).toEqual(SAYS_SO);
    expect(await hostsBooked()).toEqual([0]);
  });

  it('goes to who works on the area if it is for anyone', async () => {
    const complete = await holdByStaff();
    const { status, body } = await complete({ ...clientOf('estate-planning'), anyAttorney: true });
    expect([status, body]).toEqual([
      200,
      expect.not.objectContaining({ outsidePracticeArea: true }),
    ]);
    expect(await hostsBooked()).toEqual([1]);
  });

  it('stays with its host if nobody else is free, also for anyone', async () => {
    const complete = await holdByStaff();
    await book('estate-planning');
    const { status, body } = await complete({ ...clientOf('estate-planning'), anyAttorney: true });
    expect([status, body]).toEqual([200, SAYS_SO]);
    expect(await hostsBooked()).toEqual([0, 1]);
  });
});
