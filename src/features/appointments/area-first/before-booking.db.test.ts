import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subHours } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { callTool } from '../../../testing/call-tool.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertAreaHosts } from '../../scheduling/testing/area-hosts.ts';

/** Host 0 works on family law and Host 1 on estate planning; both offer every type. Host 1 is off until ten. */

let app: TestApp;
let hosts: number[];

beforeAll(async () => {
  app = await startTestApp();
  hosts = await insertAreaHosts(app, [['family-law'], ['estate-planning']]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'appointments');
  await deleteAll(app.deps.db, 'timeOff');
  await app.deps.db
    .insertInto('timeOff')
    .values({
      startsAt: subHours(new Date(tuesdayAt('08:00')), 48),
      endsAt: new Date(tuesdayAt('10:00')),
      hostNumber: hosts[1] ?? null,
      createdBy: 'admin',
    })
    .execute();
});

const DAY = 'from=2031-03-11&to=2031-03-11';

type Marked = { start: string; label: string; time?: string; outsidePracticeArea?: true };

/** The labels of the free starts that say that only attorneys outside the area are free. */
const marked = (slots: readonly Marked[]) =>
  slots.flatMap(({ label, time = label, outsidePracticeArea }) =>
    outsidePracticeArea ? time : [],
  );

const getJson = async (path: string) => (await fetch(app.url + path)).json();
const query = async (procedure: string, input: object) => {
  const text = encodeURIComponent(JSON.stringify(input));
  return (await getJson(`/trpc/appointments.${procedure}?input=${text}`)).result.data;
};
const tool = (name: string, input: object) => callTool(app.url, name, input);
const slotsOf = async (parameters: string): Promise<Marked[]> =>
  (await getJson(`/api/appointments/availability?${DAY}${parameters}`)).days[0].slots;

describe('before the booking, it is said at which times only attorneys for other areas are free', () => {
  it('in the slots, also of one attorney', async () => {
    expect(marked(await slotsOf('&practiceArea=estate-planning'))).toEqual(['9:00 AM', '9:30 AM']);
    expect(marked(await slotsOf('&practiceArea=family-law'))).toEqual([]);
    const one = await slotsOf('&practiceArea=estate-planning&attorney=host-0');
    expect(marked(one)).toHaveLength(one.length);
  });

  it('nothing is said without an area, or if nobody works on it, whatever was asked before', async () => {
    await slotsOf('&practiceArea=estate-planning');
    const slots = await slotsOf('');
    expect(slots.map((slot) => Object.keys(slot).join())).toEqual(
      slots.map(() => 'start,label,state'),
    );
    expect(marked(await slotsOf('&practiceArea=other'))).toEqual([]);
  });

  it('in the next free starts and on the page without scripts', async () => {
    const visit = { type: 'initial', practiceArea: 'estate-planning' };
    const days = (await query('bookingMonth', { ...visit, month: '2031-03' })).days;
    const day = days.find(({ date }: { date: string }) => date === '2031-03-11');
    expect(marked(day.slots)).toEqual(['9:00 AM', '9:30 AM']);
    const free: Marked[] = await query('nextFree', { count: 2, ...visit });
    expect(marked(free)).toHaveLength(2);
  });

  it('in the free times for programs', async () => {
    const asked = { type: 'initial', from: '2031-03-11', to: '2031-03-11' };
    const { freeTimes } = await tool('free_times', { ...asked, area: 'estate-planning' });
    expect(marked(freeTimes)).toEqual(['9:00 AM', '9:30 AM']);
    expect(marked((await tool('free_times', asked)).freeTimes)).toEqual([]);
  });

  it('in the free times near a taken one', async () => {
    const taken = async (details: object) => {
      const bookings = ['first', 'second'].map((name) =>
        bookingBody({ practiceArea: 'estate-planning', email: `${name}@example.com`, ...details }),
      );
      await postJson(`${app.url}/api/appointments`, bookings[0]);
      const refused = await postJson(`${app.url}/api/appointments`, bookings[1]);
      return (await refused.json()).alternatives;
    };
    expect(marked(await taken({}))).toEqual(['9:30 AM']);
    const ofOne = { scheduledDate: tuesdayAt('10:00'), attorney: 'host-0' };
    expect(marked(await taken(ofOne))).toHaveLength(3);
  });

  it('rejects an unknown practice area', async () => {
    const url = `${app.url}/api/appointments/availability?${DAY}&practiceArea=tax-law`;
    const response = await fetch(url);
    expect(response.status).toBe(400);
    expect((await response.json()).fieldErrors).toHaveProperty('practiceArea');
  });
});

it('the choices with an area have its attorneys first', async () => {
  const slugs = async (parameters: string) => {
    const { attorneys, types } = await getJson(`/api/appointments/choices${parameters}`);
    return [attorneys.map(({ slug }: { slug: string }) => slug), types[0].attorneys];
  };
  const inOrder = ['host-0', 'host-1'];
  expect(await slugs('')).toEqual([inOrder, inOrder]);
  expect(await slugs('?practiceArea=estate-planning')).toEqual([
    ['host-1', 'host-0'],
    ['host-1', 'host-0'],
  ]);
  expect(await slugs('')).toEqual([inOrder, inOrder]);
});
