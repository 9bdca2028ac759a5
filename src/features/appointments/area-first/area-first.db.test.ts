import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { callTool } from '../../../testing/call-tool.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertAreaHosts, takeTuesdayOff } from '../../scheduling/testing/area-hosts.ts';

/** Host 0 works on family law and Host 1 on estate planning; both offer every type. */

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

let clients = 0;
const bodyWith = (changes: Record<string, unknown>) => {
  clients += 1;
  return bookingBody({ email: `client${clients}@example.com`, ...changes });
};

/** The index of the host of each appointment, in order of creation. */
const hostsBooked = async () => {
  const rows = await app.deps.db
    .selectFrom('appointments')
    .select(['hostNumber', 'practiceArea'])
    .orderBy('scheduledDate')
    .orderBy('hostNumber')
    .execute();
  return rows.map(({ hostNumber, practiceArea }) => [practiceArea, hosts.indexOf(hostNumber)]);
};

const bookByRest = async (changes: Record<string, unknown>) => {
  const response = await postJson(`${app.url}/api/appointments`, bodyWith(changes));
  return { status: response.status, body: await response.json() };
};
const bookByTrpc = async (changes: Record<string, unknown>) => {
  const body = { ...bodyWith(changes), elapsedMs: 60_000 };
  const response = await postJson(`${app.url}/trpc/appointments.book`, body);
  return (await response.json()).result.data;
};
/** Returns the text of the confirmation page. */
const bookByForm = async ({ practiceArea, scheduledDate }: Record<string, string>) => {
  clients += 1;
  const response = await fetch(`${app.url}/schedule`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ type: 'initial', time: scheduledDate ?? '', practiceArea: practiceArea ?? '' },
      ...{ firstName: 'Dana', lastName: 'Whitfield', email: `client${clients}@example.com` },
      website: '',
    }),
  });
  const page = await fetch(app.url + response.headers.get('location'));
  return load(await page.text())('main').text();
};

const block = (host: number) => takeTuesdayOff(app, hosts[host]);

const AREAS = [
  ['family-law', 0],
  ['estate-planning', 1],
] as const;
const TIMES = ['09:00', '09:30', '10:00', '10:30'] as const;
const SENTENCE = 'does not usually work on the practice area that you named';

describe('a booking with anyone goes to who works on its practice area', () => {
  it.each(AREAS)('%s, by the API and by the page', async (practiceArea, host) => {
    const [first, second, third, fourth] = TIMES.map(tuesdayAt);
    const { status, body } = await bookByRest({ practiceArea, scheduledDate: first });
    expect([status, body]).toEqual([
      201,
      expect.not.objectContaining({ outsidePracticeArea: true }),
    ]);
    // The fewest consultations of the week count only among those who work on the area.
    await bookByRest({ practiceArea, scheduledDate: second });
    const { meeting } = await bookByTrpc({ practiceArea, scheduledDate: third });
    expect(meeting).toMatchObject({ attorney: `Host ${host}`, isOutsideArea: false });
    const text = await bookByForm({ practiceArea, scheduledDate: fourth ?? '' });
    expect(text).toContain(`Host ${host}`);
    expect(text).not.toContain(SENTENCE);
    expect(await hostsBooked()).toEqual(Array(4).fill([practiceArea, host]));
  });

  it.each(AREAS)('%s, prepared by a program', async (area, host) => {
    const start = tuesdayAt('09:00');
    const { link } = await callTool(app.url, 'prepare_booking', { type: 'initial', start, area });
    const { searchParams } = new URL(link);
    expect(searchParams.get('area')).toBe(area);
    const hold = searchParams.get('hold');
    await bookByRest({ practiceArea: area, scheduledDate: start, hold });
    expect(await hostsBooked()).toEqual([[area, host]]);
  });

  it.each(AREAS)('%s, booked by staff', async (practiceArea, host) => {
    const body = bodyWith({ practiceArea, scheduledDate: tuesdayAt('09:00') });
    expect((await staff.call('POST', '/api/admin/appointments', body)).status).toBe(201);
    expect(await hostsBooked()).toEqual([[practiceArea, host]]);
  });
});

describe('if only another attorney is free', () => {
  it('they get the booking, and the response and the page say so', async () => {
    await block(1);
    const practiceArea = 'estate-planning';
    const { status, body } = await bookByRest({ practiceArea, scheduledDate: tuesdayAt('09:00') });
    expect([status, body.outsidePracticeArea]).toEqual([201, true]);
    const { meeting } = await bookByTrpc({ practiceArea, scheduledDate: tuesdayAt('09:30') });
    expect(meeting).toMatchObject({ attorney: 'Host 0', isOutsideArea: true });
    const scheduledDate = tuesdayAt('10:00');
    expect(await bookByForm({ practiceArea, scheduledDate })).toContain(`Host 0 ${SENTENCE}`);
    expect(await hostsBooked()).toEqual(Array(3).fill([practiceArea, 0]));
  });

  it('nothing is said if nobody works on the practice area', async () => {
    const { body } = await bookByRest({ practiceArea: 'other', scheduledDate: tuesdayAt('09:00') });
    expect(body).not.toHaveProperty('outsidePracticeArea');
  });
});

it('of twenty bookings at once, none is lost or doubled while somebody is free', async () => {
  const wanted = AREAS.flatMap(([practiceArea]) => Array<string>(10).fill(practiceArea));
  const answers = await Promise.all(
    wanted.map((practiceArea) => bookByRest({ practiceArea, scheduledDate: tuesdayAt('09:00') })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(18);
  expect((await hostsBooked()).map(([, host]) => host)).toEqual([0, 1]);
});

it('bookings of both practice areas at once each get their own attorney', async () => {
  for (const time of TIMES) {
    await Promise.all(
      AREAS.map(([practiceArea]) => bookByRest({ practiceArea, scheduledDate: tuesdayAt(time) })),
    );
  }
  expect(await hostsBooked()).toEqual(TIMES.flatMap(() => AREAS));
});
