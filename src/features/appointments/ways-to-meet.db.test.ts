import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOffice } from '../firm/testing/insert-office.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';
import { findAppointmentForMail } from './mail-queries.ts';

/**
 * An initial consultation takes place in one of two offices, by phone or by video as the client chooses; a follow-up in
 * the office only. Host 0 has a video room of their own, Host 1 is in Oceanside.
 */

const ROOM = 'https://video.example/host-0';
const WAYS = [
  { place: 'phone', text: 'We call from a withheld number.' },
  { place: 'video', text: 'https://video.example/firm' },
];

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  const [, second] = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await insertOffice(app.deps.db, { hosts: [second ?? 0] });
  const { types, hosts } = (await staff.call('GET', '/api/admin/availability')).body;
  const type = types.find(({ key }: { key: string }) => key === 'initial');
  await save('PUT', '/consultation-types/initial', { ...type, otherPlaces: WAYS });
  const { name, slug, ...host } = hosts.find((each: { slug: string }) => each.slug === 'host-0');
  await save('PUT', `/availability/hosts/${host.number}`, { ...host, videoText: ROOM });
  await app.deps.content.settle();
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'appointments'));

async function save(method: 'PUT' | 'POST', path: string, body: object) {
  const saved = await staff.call(method, `/api/admin${path}`, body);
  expect([saved.status, saved.body.fieldErrors]).toEqual([method === 'PUT' ? 200 : 201, undefined]);
  return saved.body;
}

const book = async (changes: object, time = '10:00') => {
  const body = bookingBody({ scheduledDate: tuesdayAt(time), ...changes });
  const response = await postJson(`${app.url}/api/appointments`, body);
  return { status: response.status, body: await response.json() };
};
const inMail = async (id: string) => {
  const { place, placeText } = (await findAppointmentForMail(app.deps.db, id)) ?? {};
  return [place, placeText];
};
const recorded = (id: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select('place')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a client', () => {
  it.each([
    ['video', 'host-0', ROOM],
    ['video', 'host-1', 'https://video.example/firm'],
    ['phone', 'host-0', 'We call from a withheld number.'],
    ['office', 'host-0', ''],
    [undefined, 'host-0', ''],
  ])('meets by %s with %s, as mails and calendar files say', async (place, attorney, text) => {
    const { status, body } = await book({ place, attorney });
    expect([status, await inMail(body.id)]).toEqual([201, [place ?? 'office', text]]);
    expect(await recorded(body.id)).toEqual({ place: place ?? 'office' });
    const file = await fetch(`${app.url}/api/appointments/${body.id}/calendar.ics`);
    const location = /^LOCATION:(.*)/m.exec((await file.text()).replaceAll('\r\n ', ''))?.[1];
    const office = expect.stringContaining('Harbor Point');
    expect(location?.trim()).toEqual({ video: text, phone: 'By phone' }[`${place}`] ?? office);
  });

  it('reads it on the page of the booking', async () => {
    const { body } = await book({ place: 'video', attorney: 'host-0' });
    const page = await (await fetch(`${app.url}/schedule/booked/${body.id}`)).text();
    expect(page).toContain('By video');
    expect(page).toContain(ROOM);
  });

  it('is told the field of a way that the type does not have, or that there is not', async () => {
    const refused = await book({ consultationType: 'follow-up', place: 'video' });
    const unknown = await book({ place: 'pigeon' });
    expect(
      [refused, unknown].map(({ status, body }) => [status, Object.keys(body.fieldErrors)]),
    ).toEqual([
      [400, ['place']],
      [400, ['place']],
    ]);
    expect((await book({ consultationType: 'follow-up', place: 'office' })).status).toBe(201);
  });

  it('gives a number for a call, and only for that', async () => {
    const call = await book({ place: 'phone', phone: null });
    expect([call.status, Object.keys(call.body.fieldErrors)]).toEqual([400, ['phone']]);
    expect((await book({ place: 'video', phone: null })).status).toBe(201);
  });

  it('of a call may have anybody, in whichever office they are', async () => {
    const asked = { office: 'oceanside', attorney: 'host-0' };
    expect((await book({ ...asked, place: 'office' })).status).toBe(400);
    expect((await book({ ...asked, place: 'video' })).status).toBe(201);
  });

  it('repeats a booking only in the same way', async () => {
    const first = await book({ place: 'video' });
    const again = await book({ place: 'video' });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await book({ place: 'phone' });
    expect([other.status, other.body.reason]).toEqual([409, 'already_booked']);
  });

  it('keeps the way when staff make another one the usual one, or drop it', async () => {
    const { body } = await book({ place: 'video', attorney: 'host-1' });
    const { types } = (await staff.call('GET', '/api/admin/availability')).body;
    const type = types.find(({ key }: { key: string }) => key === 'initial');
    const dropped = await save('PUT', '/consultation-types/initial', { ...type, otherPlaces: [] });
    expect(await inMail(body.id)).toEqual(['video', '']);
    const { otherPlaces: _, ...before } = { ...dropped, place: 'phone', placeText: '' };
    const byPhone = await save('PUT', '/consultation-types/initial', before);
    // A page from before there were other ways does not send them.
    expect([byPhone.otherPlaces, await inMail(body.id)]).toEqual([[], ['video', '']]);
    await save('PUT', '/consultation-types/initial', { ...type, updatedAt: byPhone.updatedAt });
    await app.deps.content.settle();
  });
});

describe('staff', () => {
  it('book in any way, and change it, which can be undone', async () => {
    const booked = await save('POST', '/appointments', {
      ...bookingBody({ scheduledDate: tuesdayAt('10:00') }),
      ...{ attorney: 'host-0', place: 'video' },
    });
    expect(await inMail(booked.id)).toEqual(['video', ROOM]);
    const undoId = randomUUID();
    const move = { id: booked.id, scheduledDate: tuesdayAt('10:00'), place: 'phone', undoId };
    expect((await staff.call('POST', '/trpc/appointments.move', move)).status).toBe(200);
    expect(await inMail(booked.id)).toEqual(['phone', 'We call from a withheld number.']);
    const undone = await staff.call('POST', '/trpc/appointments.undo', { id: booked.id, undoId });
    expect([undone.status, await inMail(booked.id)]).toEqual([200, ['video', ROOM]]);
  });

  it('undo a change of an appointment in the usual way', async () => {
    const { body } = await book({ consultationType: 'follow-up', attorney: 'host-0' });
    const undoId = randomUUID();
    const move = { id: body.id, scheduledDate: tuesdayAt('11:00'), place: 'video', undoId };
    expect((await staff.call('POST', '/trpc/appointments.move', move)).status).toBe(200);
    expect((await inMail(body.id))[0]).toBe('video');
    await staff.call('POST', '/trpc/appointments.undo', { id: body.id, undoId });
    expect((await inMail(body.id))[0]).toBe('office');
  });
});

describe('who is free at a time', () => {
  const ask = async (input: object) => {
    const query = encodeURIComponent(
      JSON.stringify({ type: 'initial', start: '2031-03-11T17:00:00.000Z', ...input }),
    );
    const answer = await fetch(`${app.url}/trpc/appointments.whoIsFree?input=${query}`);
    const { result, error } = await answer.json();
    return result?.data ?? Object.keys(error.data.fieldErrors);
  };

  it('are those of whom the booking gets one', async () => {
    expect(await ask({})).toEqual(['Host 0', 'Host 1']);
    expect(await ask({ office: 'oceanside' })).toEqual(['Host 1']);
    expect(await ask({ office: 'oceanside', place: 'video' })).toEqual(['Host 0', 'Host 1']);
    await book({ attorney: 'host-0' });
    expect(await ask({})).toEqual(['Host 1']);
    await book({ attorney: 'host-1', email: 'other@example.com' });
    expect(await ask({})).toEqual([]);
  });

  it('are nobody at a time that is over or not offered, and nonsense is refused', async () => {
    expect(await ask({ start: '2031-03-11T17:07:00.000Z' })).toEqual([]);
    expect(await ask({ start: '2020-03-10T16:00:00.000Z' })).toEqual([]);
    expect(await ask({ start: '2033-03-08T17:00:00.000Z' })).toEqual([]);
    expect(await ask({ start: 'soon' })).toEqual(['start']);
    expect(await ask({ place: 'pigeon' })).toEqual(['place']);
  });
});
