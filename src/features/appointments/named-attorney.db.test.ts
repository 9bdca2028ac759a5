import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

/** Two attorneys take consultations, and clients ask for one of them. */

let app: TestApp;
let hosts: number[];

beforeAll(async () => {
  app = await startTestApp();
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
});

let clients = 0;
const bodyWith = (changes: Record<string, unknown>) => {
  clients += 1;
  return bookingBody({ email: `client${clients}@example.com`, ...changes });
};
const book = async (changes: Record<string, unknown>) => {
  const response = await postJson(`${app.url}/api/appointments`, bodyWith(changes));
  return { status: response.status, body: await response.json() };
};
/** The same through the transport of the booking pages. */
const bookOnPage = async (changes: Record<string, unknown>) => {
  const body = { ...bodyWith(changes), elapsedMs: 60_000 };
  const response = await postJson(`${app.url}/trpc/appointments.book`, body);
  return (await response.json()).result.data;
};

const block = (hostNumber: number | undefined, from: string, to: string) =>
  app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: new Date(from),
      endsAt: new Date(to),
      hostNumber: hostNumber ?? null,
      createdBy: 'admin',
    })
    .execute();

type Alternative = { label: string; date: string; attorney?: { slug: string; name: string } };
const offered = (alternatives: Alternative[]) =>
  alternatives.map(({ label, date, attorney }) => `${date} ${label} ${attorney?.slug}`);

describe('a time that the attorney no longer has', () => {
  it('is answered with their nearest free times', async () => {
    await book({ attorney: 'host-0', scheduledDate: tuesdayAt('10:00') });
    const refused = await book({ attorney: 'host-0', scheduledDate: tuesdayAt('10:00') });
    expect([refused.status, refused.body.reason]).toEqual([409, 'slot_taken']);
    expect(offered(refused.body.alternatives)).toEqual([
      '2031-03-11 9:00 AM host-0',
      '2031-03-11 9:30 AM host-0',
      '2031-03-11 10:30 AM host-0',
    ]);
    expect(refused.body.alternatives[0].attorney.name).toBe('Host 0');
  });

  it('is answered with the times of others after their own, if they have fewer than three', async () => {
    await block(hosts[0], '2031-03-10T00:00:00Z', tuesdayAt('15:30'));
    await block(hosts[0], tuesdayAt('16:30'), '2031-05-01T00:00:00Z');
    await book({ attorney: 'host-0', scheduledDate: tuesdayAt('16:00') });
    const refused = await book({ attorney: 'host-0', scheduledDate: tuesdayAt('16:00') });
    expect(offered(refused.body.alternatives)).toEqual([
      '2031-03-11 3:30 PM host-0',
      '2031-03-11 3:00 PM host-1',
      '2031-03-11 4:00 PM host-1',
    ]);
  });

  it('is answered without attorneys if the client did not ask for one', async () => {
    await block(undefined, tuesdayAt('10:00'), tuesdayAt('10:30'));
    const refused = await book({ scheduledDate: tuesdayAt('10:00') });
    expect(offered(refused.body.alternatives)).toEqual([
      '2031-03-11 9:00 AM undefined',
      '2031-03-11 9:30 AM undefined',
      '2031-03-11 10:30 AM undefined',
    ]);
  });
});

describe('whom the client meets, and how', () => {
  it('is in the answer to the booking page, not in the documented one', async () => {
    await app.deps.db
      .updateTable('consultationTypes')
      .set({ place: 'video', placeText: 'We send you the link.', bringText: 'Your deed.' })
      .where('key', '=', 'follow-up')
      .execute();
    await app.deps.content.settle();
    const video = { consultationType: 'follow-up', scheduledDate: tuesdayAt('11:00') };
    const booked = await bookOnPage({ ...video, attorney: 'host-1', phone: '619 555 0100' });
    expect(booked.meeting).toEqual({
      attorney: 'Host 1',
      place: 'video',
      placeText: 'We send you the link.',
      callsClient: true,
      bringText: 'Your deed.',
      officeAddress: null,
      officeZone: null,
      accessNote: '',
      isOutsideArea: false,
      priceLabel: null,
    });
    expect((await book({ scheduledDate: tuesdayAt('11:30') })).body).not.toHaveProperty('meeting');
  });

  it('is the same when the booking is repeated', async () => {
    const body = { ...bodyWith({ scheduledDate: tuesdayAt('09:00') }), elapsedMs: 60_000 };
    const answers = [1, 2].map(async () => {
      const response = await postJson(`${app.url}/trpc/appointments.book`, body);
      return (await response.json()).result.data.meeting;
    });
    const [first, second] = await Promise.all(answers);
    expect(first.attorney).toMatch(/^Host [01]$/);
    expect(second).toEqual(first);
  });
});

it('the choices name the attorneys of each type', async () => {
  const response = await fetch(`${app.url}/api/appointments/choices`);
  const { types, attorneys } = await response.json();
  expect(attorneys.map(({ name }: { name: string }) => name)).toEqual(['Host 0', 'Host 1']);
  expect(types[0]).toMatchObject({ key: 'initial', attorneys: ['host-0', 'host-1'] });
  expect(types[0]).not.toHaveProperty('placeText');
});
