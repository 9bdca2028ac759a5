import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOffice } from '../../firm/testing/insert-office.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';

/** Three attorneys: host-0 speaks Spanish, host-1 works in Oceanside, host-2 on divorce as well. */

let app: TestApp;
let hosts: number[];
beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.deps;
  hosts = await db.transaction().execute((tx) => insertHosts(tx, 3));
  await insertOffice(db, { hosts: hosts.slice(1, 2) });
  const change = (slug: string, changes: object) =>
    db.updateTable('attorneys').set(changes).where('slug', '=', slug).execute();
  await change('host-0', { languages: ['English', 'Spanish'] });
  await change('host-2', { practiceAreas: ['family-law', 'divorce'] });
  await app.deps.content.settle();
});
afterAll(() => app.close());

type Found = { slug: string; type: string; start: string; date: string; label: string }[];

async function firstFree(wanted: object): Promise<Found> {
  const input = encodeURIComponent(JSON.stringify(wanted));
  const response = await fetch(`${app.url}/trpc/appointments.firstFree?input=${input}`);
  expect(response.status).toBe(200);
  return (await response.json()).result.data;
}
const slugs = async (wanted: object) => (await firstFree(wanted)).map(({ slug }) => slug);

it('finds those who have all that is wanted', async () => {
  expect(await slugs({ practiceArea: 'family-law' })).toEqual(['host-0', 'host-1', 'host-2']);
  expect(await slugs({ practiceArea: 'divorce' })).toEqual(['host-2']);
  expect(await slugs({ language: 'Spanish' })).toEqual(['host-0']);
  expect(await slugs({ office: 'oceanside' })).toEqual(['host-1']);
  expect(await slugs({ office: 'oceanside', language: 'Spanish' })).toEqual([]);
});

it('is the first time at which a booking with the attorney succeeds', async () => {
  const find = async () => (await firstFree({ office: 'oceanside' }))[0];
  const first = await find();
  expect(first).toMatchObject({ slug: 'host-1', type: 'initial', date: '2031-03-10' });
  const booking = {
    ...{ scheduledDate: first?.start, consultationType: first?.type, attorney: first?.slug },
  };
  const book = (email: string) =>
    postJson(`${app.url}/api/appointments`, bookingBody({ ...booking, email }));
  expect((await book('a@example.com')).status).toBe(201);
  expect((await book('b@example.com')).status).toBe(409);
  const next = await find();
  expect(Date.parse(next?.start ?? '')).toBeGreaterThan(Date.parse(first?.start ?? ''));
  // The others are as free as before.
  const [other] = await firstFree({ language: 'Spanish' });
  expect(other?.start).toBe(first?.start);
});

it('leaves out an attorney without a free time in the next thirty days', async () => {
  await app.deps.db
    .insertInto('timeOff')
    .values({
      hostNumber: hosts[1] ?? 0,
      startsAt: new Date('2031-03-01T00:00:00Z'),
      endsAt: new Date('2031-06-01T00:00:00Z'),
      createdBy: 'admin',
    })
    .execute();
  expect(await slugs({ office: 'oceanside' })).toEqual([]);
  expect(await slugs({ practiceArea: 'family-law' })).toEqual(['host-0', 'host-2']);
});

it('rejects a practice area that the firm does not have', async () => {
  const input = encodeURIComponent(JSON.stringify({ practiceArea: 'moon-law' }));
  const response = await fetch(`${app.url}/trpc/appointments.firstFree?input=${input}`);
  expect(response.status).toBe(400);
});
