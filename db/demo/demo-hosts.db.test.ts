import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { getSchedule } from '../../src/features/scheduling/queries.ts';
import type { Availability } from '../../src/features/scheduling/slots/schema.ts';
import { DEFAULT_SCHEDULE } from '../../src/features/scheduling/testing/default-schedule.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { createEmptyDatabase, createTestDatabase } from '../../src/testing/test-database.ts';
import { migrateToLatest } from '../migrate.ts';
import { seedEmptyDatabase } from '../seed.ts';
import { demoFirm } from './firm.ts';
import { demoHosts } from './hosts.ts';
import { insertDemoHosts } from './insert-demo-hosts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.deps.db.transaction().execute(insertDemoHosts);
  await app.deps.content.settle();
});
afterAll(() => app.close());

/** The labels of the start times in a week from Monday, and their number per day. */
async function week(query: string) {
  const response = await fetch(
    `${app.url}/api/appointments/availability?from=2031-03-17&to=2031-03-21&${query}`,
  );
  const { days } = (await response.json()) as Availability;
  return days.map(({ slots }) => slots.map(({ label }) => label));
}
const countPerDay = async (query: string) => (await week(query)).map(({ length }) => length);

const book = async (changes: Record<string, unknown>) =>
  (await postJson(`${app.url}/api/appointments`, bookingBody(changes))).status;

const THIRTEEN = [13, 13, 13, 13, 13];

it('offers an initial consultation with anyone at the documented start times', async () => {
  expect(await countPerDay('type=initial')).toEqual(THIRTEEN);
});

it.each([
  ['divorce', 'maren-castellane', THIRTEEN],
  ['family-law', 'maren-castellane', [13, 16, 13, 13, 13]],
  ['estate-planning', 'theo-okonjo', [5, 5, 5, 5, 5]],
  ['follow-up', 'ines-halloran', [9, 9, 9, 9, 0]],
])('offers %s with %s at the attorney’s own hours', async (type, attorney, counts) => {
  expect(await countPerDay(`type=${type}&attorney=${attorney}`)).toEqual(counts);
});

it('has a late Tuesday', async () => {
  const [, tuesday] = await week('type=family-law');
  expect(tuesday?.slice(-3)).toEqual(['5:00 PM', '5:45 PM', '6:30 PM']);
});

it('takes three initial consultations at the same time, not four', async () => {
  const at = (name: string) =>
    book({ scheduledDate: '2031-03-17T10:00', email: `${name}@example.com` });
  expect([await at('a'), await at('b'), await at('c'), await at('d')]).toEqual([
    ...[201, 201, 201, 409],
  ]);
});

it('gives an initial consultation about estate planning to its partner, and others to who works on them', async () => {
  const hostOf = async (practiceArea: string, hour: string) => {
    const response = await postJson(
      `${app.url}/api/appointments`,
      bookingBody({
        practiceArea,
        scheduledDate: `2031-03-20T${hour}`,
        email: `${practiceArea}-${hour.replace(':', '')}@example.com`,
      }),
    );
    const { id } = await response.json();
    const { slug } = await app.deps.db
      .selectFrom('appointments')
      .innerJoin('hosts', 'hosts.number', 'hostNumber')
      .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
      .select('slug')
      .where('appointments.id', '=', id)
      .executeTakeFirstOrThrow();
    return slug;
  };
  // Ines Halloran also works on it, but starts at ten.
  expect(await hostOf('estate-planning', '09:00')).toBe('theo-okonjo');
  for (const hour of ['09:30', '10:00', '10:30']) {
    expect(await hostOf('divorce', hour)).toBe('maren-castellane');
    expect(await hostOf('trust-administration', hour === '09:30' ? '11:30' : hour)).toBe(
      'ines-halloran',
    );
  }
});

it('needs a day’s notice and a quarter of an hour afterwards for estate planning', async () => {
  const at = (scheduledDate: string) =>
    book({
      consultationType: 'estate-planning',
      attorney: 'ines-halloran',
      email: `${scheduledDate}@example.com`.replaceAll(':', '-'),
      scheduledDate,
    });
  expect(await at('2031-03-10T14:00')).toBe(400);
  expect(await at('2031-03-18T13:00')).toBe(201);
  expect(await at('2031-03-18T14:00')).toBe(409);
  expect(await at('2031-03-18T14:30')).toBe(201);
});

it('lets the firm take consultations again once the sample attorneys have left the profile', async () => {
  const names = async () => (await getSchedule(app.deps.db)).hosts.map(({ slug }) => slug);
  const attorneys = demoHosts.map(({ attorney }) => attorney);
  expect(await names()).toEqual(attorneys);
  const keep = (slugs: readonly string[]) =>
    app.deps.db
      .updateTable('firmProfile')
      .set({
        attorneys: JSON.stringify(demoFirm.attorneys.filter(({ slug }) => slugs.includes(slug))),
      })
      .execute();
  await keep(attorneys.slice(0, 1));
  expect(await names()).toEqual(attorneys.slice(0, 1));
  await keep([]);
  expect(await names()).toEqual([null]);
  await app.deps.content.settle();
  expect(await countPerDay('type=initial')).toEqual(THIRTEEN);
});

const scheduleAfter = async (seed: { demo: boolean }) => {
  const database = await createEmptyDatabase();
  onTestFinished(database.dispose);
  await migrateToLatest(database.db as never);
  await seedEmptyDatabase(database.db, { now: new Date(), ...seed });
  return getSchedule(database.db);
};

/** The address of the firm differs: a placeholder, or that of the demo content. */
const WITHOUT_PLACE = { ...DEFAULT_SCHEDULE, offices: [expect.objectContaining({ key: 'main' })] };

it('is a host only with demo content; otherwise the documented schedule stands', async () => {
  expect(await scheduleAfter({ demo: false })).toEqual(WITHOUT_PLACE);
  const { hosts, types } = await scheduleAfter({ demo: true });
  expect(hosts.map(({ slug }) => slug)).toEqual(demoHosts.map(({ attorney }) => attorney));
  expect(types.map(({ key, label, durationMinutes }) => [key, label, durationMinutes])).toEqual(
    DEFAULT_SCHEDULE.types.map(({ key, label, durationMinutes }) => [key, label, durationMinutes]),
  );
});

it('does not change the hosts of an existing installation', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.dispose);
  await seedEmptyDatabase(database.db, { now: new Date(), demo: true });
  expect(await getSchedule(database.db)).toEqual(WITHOUT_PLACE);
});
