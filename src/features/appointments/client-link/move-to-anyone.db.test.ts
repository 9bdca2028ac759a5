import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { countLockWaits } from '../../../testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOffice } from '../../firm/testing/insert-office.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';
import { bookWithLink } from '../testing/linked-appointment.ts';

/** Three attorneys take consultations; the client has booked one of them. */

const NINE = tuesdayAt('09:00');
const TEN = tuesdayAt('10:00');
let app: TestApp;
let hosts: number[];

beforeAll(async () => {
  app = await startTestApp();
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 3));
  await app.deps.content.settle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
  await limit(null);
});

async function limit(maxPerDay: number | null) {
  await app.deps.db.updateTable('hosts').set({ maxPerDay }).where('number', '<>', 1).execute();
  await app.deps.content.settle();
}

let clients = 0;
async function bookedWith(attorney: string | undefined, scheduledDate: string) {
  clients += 1;
  const email = `client${clients}@example.com`;
  return bookWithLink(app, { email, scheduledDate, ...(attorney && { attorney }) });
}

const move = async (token: string, body: Record<string, unknown>) => {
  const url = `${app.url}/api/appointment-links/${token}/move`;
  const response = await postJson(url, { scheduledDate: TEN, ...body });
  return { status: response.status, body: await response.json() };
};

const hostOf = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('appointments')
      .select('hostNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).hostNumber;

const stateOfTen = async (token: string, query = '') => {
  const days = `from=2031-03-11&to=2031-03-11${query}`;
  const url = `${app.url}/api/appointment-links/${token}/availability?${days}`;
  const body = await (await fetch(url)).json();
  return body.days[0].slots.find(({ label }: { label: string }) => label === '10:00 AM').state;
};

it('stays with its attorney unless the client allows anyone', async () => {
  const { id, token } = await bookedWith('host-0', NINE);
  await bookedWith('host-0', TEN);
  expect(await stateOfTen(token)).toBe('taken');
  expect((await move(token, {})).body.reason).toBe('slot_taken');
  expect(await hostOf(id)).toBe(hosts[0]);

  expect(await stateOfTen(token, '&anyAttorney=true')).toBe('free');
  expect((await move(token, { anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[1]);
});

it('stays with its attorney if they are free, also when anyone is allowed', async () => {
  const { id, token } = await bookedWith('host-2', NINE);
  expect((await move(token, { anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[2]);
});

it('goes to the free attorney with the fewest consultations of the week', async () => {
  const { id, token } = await bookedWith('host-0', NINE);
  await bookedWith('host-0', TEN);
  await bookedWith('host-1', tuesdayAt('14:00'));
  expect((await move(token, { anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[2]);
});

it('tells a client who has another appointment at that start, although other attorneys are free', async () => {
  const { token, id } = await bookedWith('host-0', NINE);
  clients -= 1;
  await bookedWith('host-1', TEN);
  expect(await stateOfTen(token, '&anyAttorney=true')).toBe('free');
  const refused = await move(token, { anyAttorney: true });
  expect([refused.status, refused.body.reason]).toEqual([409, 'already_booked']);
  expect(await hostOf(id)).toBe(hosts[0]);
});

it('does not go to an attorney who is off or whose day is full', async () => {
  const { id, token } = await bookedWith('host-0', NINE);
  await bookedWith('host-0', TEN);
  await bookedWith('host-2', tuesdayAt('14:00'));
  await app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(TEN),
      endsAt: new Date(tuesdayAt('11:00')),
      hostNumber: hosts[1] ?? null,
      createdBy: 'admin',
    })
    .execute();
  await limit(1);
  const refused = await move(token, { anyAttorney: true });
  expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
  await limit(null);
  expect((await move(token, { anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[2]);
});

it('does not stay with an attorney whose day is full; its own consultation does not count', async () => {
  const { id, token } = await bookedWith('host-0', NINE);
  await limit(1);
  const wednesday = { scheduledDate: '2031-03-12T09:00' };
  await bookedWith('host-0', '2031-03-12T11:00');
  const refused = await move(token, wednesday);
  expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
  expect((await move(token, {})).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[0]);
  expect((await move(token, { ...wednesday, anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(hosts[1]);
});

it('gives two racing clients the last two free attorneys, and refuses a third', async () => {
  await bookedWith('host-0', TEN);
  const racers = await Promise.all(
    ['host-0', 'host-1', 'host-2'].map((attorney) => bookedWith(attorney, NINE)),
  );
  const body = bookingBody({ scheduledDate: TEN, email: 'racer@example.com' });
  const answers = await Promise.all([
    ...racers.map(async ({ token }) => (await move(token, { anyAttorney: true })).status),
    postJson(`${app.url}/api/appointments`, body).then(({ status }) => status),
  ]);
  expect(answers.filter((status) => status === 200 || status === 201)).toHaveLength(2);
  expect(answers.filter((status) => status === 409)).toHaveLength(2);
  const atTen = await app.deps.db
    .selectFrom('appointments')
    .select('hostNumber')
    .where('scheduledDate', '=', new Date(TEN))
    .execute();
  expect(atTen.map(({ hostNumber }) => hostNumber).sort()).toEqual(hosts);
});

it.each([
  ['with an offset', TEN],
  ['in the firm’s zone', '2031-03-11T10:00'],
])(
  'goes to another attorney if the chosen one is booked at the same moment, for a time %s',
  async (_, scheduledDate) => {
    const { id, token } = await bookedWith('host-0', NINE);
    await bookedWith('host-0', TEN);
    const { db } = app.deps;
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const other = await bookedWith('host-1', tuesdayAt('14:00'));
    // Host 1 has fewer consultations than host 2, so the move chooses host 1 and waits for this transaction.
    await bookedWith('host-2', tuesdayAt('14:00'));
    await bookedWith('host-2', tuesdayAt('15:00'));
    let isTaken = () => {};
    const taken = new Promise<void>((resolve) => {
      isTaken = resolve;
    });
    const racing = db.transaction().execute(async (tx) => {
      await tx
        .updateTable('appointments')
        .set({ scheduledDate: new Date(TEN), endsAt: new Date(tuesdayAt('10:30')) })
        .where('id', '=', other.id)
        .execute();
      isTaken();
      await held;
    });
    await taken;
    const moved = move(token, { scheduledDate, anyAttorney: true });
    await expect.poll(() => countLockWaits(app.deps.db), { timeout: 20_000 }).toBeGreaterThan(0);
    commit();
    await racing;
    expect((await moved).status).toBe(200);
    expect(await hostOf(id)).toBe(hosts[2]);
  },
);

it('the client reads in which office it is, and that others may be elsewhere', async () => {
  const { db, content } = app.deps;
  onTestFinished(async () => {
    await deleteAll(db, 'appointments');
    await db.updateTable('hosts').set({ officeKey: 'main' }).execute();
    await db.deleteFrom('offices').where('key', '<>', 'main').execute();
    await content.settle();
  });
  await insertOffice(db, { hosts: [hosts[1] ?? 0] });
  await content.settle();
  const [here, there] = [await bookedWith('host-0', NINE), await bookedWith('host-1', NINE)];
  const read = async ({ token }: { token: string }) => {
    const input = encodeURIComponent(JSON.stringify({ token }));
    const response = await fetch(`${app.url}/trpc/appointmentLinks.appointment?input=${input}`);
    const { place, meeting } = (await response.json()).result.data;
    return [place, meeting.officeAddress, meeting.hasOtherOffices];
  };
  const [, ...main] = await read(here);
  expect(main).toEqual([null, true]);
  const [elsewhere, ...rest] = await read(there);
  const address = '12 Pier View Way, Oceanside, CA 92054';
  expect(elsewhere).toMatch(new RegExp(`, ${address}$`));
  expect(rest).toEqual([address, true]);
});

it('stays in its office and its language, unless the client allows anyone', async () => {
  const { db, content } = app.deps;
  const [first = 0, second, third = 0] = hosts;
  onTestFinished(async () => {
    await deleteAll(db, 'appointments');
    await deleteAll(db, 'hostOfficeDays');
    await db.updateTable('hosts').set({ officeKey: 'main' }).execute();
    await db.updateTable('attorneys').set({ languages: [] }).execute();
    await db.deleteFrom('offices').where('key', '<>', 'main').execute();
    await content.settle();
  });
  await insertOffice(db, { hosts: [second ?? 0] });
  // On Wednesdays, Host 0 is in the other office.
  const wednesday = { hostNumber: first, weekday: 3, officeKey: 'oceanside' };
  await db.insertInto('hostOfficeDays').values(wednesday).execute();
  const spoken = db.updateTable('attorneys').set({ languages: ['Vietnamese'] });
  await spoken.where('slug', 'in', ['host-0', 'host-2']).execute();
  await content.settle();
  const elsewhere = { scheduledDate: TEN.replace('03-11', '03-12') };
  const { id, token } = await bookedWith('host-0', NINE);
  const refused = await move(token, elsewhere);
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['scheduledDate']]);
  expect((await move(token, {})).status).toBe(200);
  expect((await move(token, { ...elsewhere, anyAttorney: true })).status).toBe(200);
  expect(await hostOf(id)).toBe(first);
  const email = 'vietnamese@example.com';
  const asked = await bookWithLink(app, { email, scheduledDate: NINE, language: 'Vietnamese' });
  await bookedWith('host-0', TEN);
  await db
    .updateTable('appointments')
    .set({ hostNumber: first })
    .where('id', '=', asked.id)
    .execute();
  // Host 1 is free, too, but only Host 2 speaks the language.
  expect((await move(asked.token, { anyAttorney: true })).status).toBe(200);
  expect(await hostOf(asked.id)).toBe(third);
});
