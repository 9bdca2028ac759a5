import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../../scheduling/testing/parallel-hosts.ts';

const OFFICES = '/api/admin/offices';
const ADDRESS = {
  street: '12 Pier View Way',
  city: 'Oceanside',
  region: 'CA',
  postalCode: '92054',
};
const FIELDS = {
  key: 'oceanside',
  label: 'Oceanside',
  address: ADDRESS,
  phone: '(760) 555-0100',
  mapUrl: 'https://maps.example/oceanside',
  accessNote: 'Park behind the house.',
};

let app: TestApp;
let staff: StaffClient;
let hosts: number[];
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await deleteAll(db, 'appointments');
  await deleteAll(db, 'hostOfficeDays');
  await db.updateTable('hosts').set({ officeKey: 'main' }).execute();
  await db.deleteFrom('offices').where('key', '<>', 'main').execute();
  await app.deps.content.settle();
});

const add = async (changes: object = {}) => {
  const { status, body } = await staff.call('POST', OFFICES, { ...FIELDS, ...changes });
  expect(status).toBe(201);
  return body;
};
const settingsOf = async (host: number) => {
  const { body } = await staff.call('GET', '/api/admin/availability');
  const {
    slug: _,
    name: __,
    ...found
  } = body.hosts.find(({ number }: { number: number }) => number === host);
  return found;
};
const moveHost = async (host: number, changes: object) => {
  const path = `/api/admin/availability/hosts/${host}`;
  return staff.call('PUT', path, { ...(await settingsOf(host)), ...changes });
};
const firm = async () =>
  (await (await fetch(`${app.url}/trpc/site.layout`)).json()).result.data.firm;
const freeOn = async (date: string, query: string) => {
  const path = `/api/appointments/availability?from=${date}&to=${date}&type=initial${query}`;
  const { days } = await (await fetch(app.url + path)).json();
  return days[0].slots.filter(({ state }: { state: string }) => state === 'free').length;
};
const book = (changes: Record<string, unknown>) =>
  postJson(`${app.url}/api/appointments`, bookingBody(changes));
const officeOf = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('appointments')
      .select('officeKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).officeKey;

describe('the offices', () => {
  it('are one in a new installation, which pages need not mention', async () => {
    expect((await firm()).offices).toEqual([]);
    const { body } = await staff.call('GET', OFFICES);
    expect(body).toMatchObject([{ key: 'main', label: '', address: null, isActive: true }]);
  });

  it('have their own address and phone, and otherwise what the firm has', async () => {
    await add();
    const { offices, phone, zone, street } = await firm();
    expect(offices).toMatchObject([
      { key: 'main', label: 'San Diego', street, phone, zone },
      { ...{ key: 'oceanside', label: 'Oceanside', ...ADDRESS, zone }, phone: FIELDS.phone },
    ]);
    expect(offices[1].officeHours).toEqual(offices[0].officeHours);
  });

  it.each([
    [{ address: null }, 'address'],
    [{ address: { ...ADDRESS, city: '' } }, 'address.city'],
    [{ phone: '12' }, 'phone'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
    [{ key: 'main' }, 'address'],
    [{ label: '' }, 'label'],
  ])('with %j are rejected, naming the field', async (changes, field) => {
    const { status, body } = await staff.call('POST', OFFICES, { ...FIELDS, ...changes });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  it('cannot be closed or deleted while somebody works there', async () => {
    const office = await add();
    expect((await moveHost(hosts[0] ?? 0, { office: 'oceanside' })).status).toBe(200);
    const path = `${OFFICES}/oceanside`;
    const closed = await staff.call('PUT', path, { ...office, isActive: false });
    expect([closed.status, closed.body.reason]).toEqual([409, 'office_used']);
    expect((await staff.call('DELETE', path)).body.reason).toBe('office_used');
    expect((await moveHost(hosts[0] ?? 0, { office: 'main' })).status).toBe(200);
    const again = await staff.call('PUT', path, { ...office, isActive: false });
    expect([again.status, (await firm()).offices]).toEqual([200, []]);
    expect((await staff.call('DELETE', path)).status).toBe(204);
    expect((await staff.auditLog(2)).map(({ action }) => action)).toEqual([
      ...['office.delete', 'office.update'],
    ]);
  });

  it('of hosts must exist, once per weekday', async () => {
    await add();
    const day = { weekday: 2, office: 'oceanside' };
    const of = async (changes: object) => {
      const { status, body } = await moveHost(hosts[0] ?? 0, changes);
      return [status, Object.keys(body.fieldErrors ?? {})];
    };
    expect(await of({ office: 'nowhere' })).toEqual([400, ['office']]);
    expect(await of({ officeDays: [{ ...day, office: 'gone' }] })).toEqual([
      ...[400, ['officeDays.0.office']],
    ]);
    expect(await of({ officeDays: [day, day] })).toEqual([400, ['officeDays']]);
    expect(await of({ officeDays: [day] })).toEqual([200, []]);
    // A program that does not know the fields leaves them unchanged.
    const { office: _, officeDays: __, ...older } = await settingsOf(hosts[0] ?? 0);
    const { body } = await staff.call('PUT', `/api/admin/availability/hosts/${hosts[0]}`, older);
    expect(body.officeDays).toEqual([day]);
  });
});

describe('a booking', () => {
  beforeEach(async () => {
    await add();
    await moveHost(hosts[1] ?? 0, { office: 'oceanside' });
    await moveHost(hosts[0] ?? 0, { officeDays: [{ weekday: 2, office: 'oceanside' }] });
    await app.deps.content.settle();
  });

  it('finds only the times of those who are in the office on that weekday', async () => {
    const [monday, tuesday] = ['2031-03-17', '2031-03-18'];
    const all = await freeOn(monday, '');
    expect(all).toBeGreaterThan(0);
    expect(await freeOn(monday, '&attorney=host-0&office=oceanside')).toBe(0);
    expect(await freeOn(tuesday, '&attorney=host-0&office=oceanside')).toBe(all);
    expect(await freeOn(tuesday, '&attorney=host-0&office=main')).toBe(0);
    expect(await freeOn(tuesday, '&attorney=host-1&office=oceanside')).toBe(all);
    const unknown = await fetch(
      `${app.url}/api/appointments/availability?from=${monday}&to=${monday}&office=moon`,
    );
    expect([unknown.status, Object.keys((await unknown.json()).fieldErrors)]).toEqual([
      ...[400, ['office']],
    ]);
  });

  it('of anyone in an office is with somebody who is there, and keeps the office', async () => {
    const scheduledDate = tuesdayAt('09:00');
    const taken = [];
    for (const email of ['a@example.com', 'b@example.com']) {
      const response = await book({ scheduledDate, office: 'oceanside', email });
      taken.push(response.status);
      expect(await officeOf((await response.json()).id)).toBe('oceanside');
    }
    expect(taken).toEqual([201, 201]);
    const full = await book({ scheduledDate, office: 'oceanside', email: 'c@example.com' });
    expect([full.status, (await full.json()).reason]).toEqual([409, 'slot_taken']);
    // On Tuesdays nobody is in the main office.
    const main = await book({ scheduledDate, office: 'main', email: 'c@example.com' });
    expect([main.status, (await main.json()).fieldErrors]).toEqual([
      400,
      { office: [expect.stringContaining('on Tuesdays are in another office')] },
    ]);
  });

  it('stays in its office when the attorney moves to another one', async () => {
    const { id } = await (
      await book({ scheduledDate: tuesdayAt('10:00'), attorney: 'host-1' })
    ).json();
    await moveHost(hosts[1] ?? 0, { office: 'main' });
    expect(await officeOf(id)).toBe('oceanside');
    const moved = await staff.call('PUT', `/api/admin/appointments/${id}/time`, {
      scheduledDate: tuesdayAt('10:30'),
      duration: 30,
    });
    expect([moved.status, await officeOf(id)]).toEqual([200, 'main']);
  });

  it('in a language is with somebody who speaks it', async () => {
    const { db, content } = app.deps;
    const languages = (slug: string, spoken: string[]) =>
      db.updateTable('attorneys').set({ languages: spoken }).where('slug', '=', slug).execute();
    await languages('host-0', ['English']);
    await languages('host-1', ['English', 'Vietnamese']);
    await content.settle();
    const wanted = { scheduledDate: tuesdayAt('11:00'), language: 'Vietnamese' };
    const { id } = await (await book(wanted)).json();
    const { hostNumber } = await db
      .selectFrom('appointments')
      .select('hostNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hostNumber).toBe(hosts[1]);
    const second = await book({ ...wanted, email: 'd@example.com' });
    expect(second.status).toBe(409);
    const welsh = await book({ ...wanted, language: 'Welsh' });
    expect([welsh.status, Object.keys((await welsh.json()).fieldErrors)]).toEqual([
      ...[400, ['language']],
    ]);
  });
});
