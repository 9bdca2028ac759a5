import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const TYPE_FIELDS = {
  key: 'mediation',
  label: 'Mediation (60 min)',
  description: 'Both sides at one table.',
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  noticeMinutes: 1_440,
  horizonDays: 90,
  place: 'office' as const,
  placeText: '',
  bringText: 'Your marriage certificate and the last two tax returns.',
  priceLabel: 'Free',
  isPublic: true,
  isActive: true,
  practiceAreas: ['family-law'],
  hosts: [2],
  position: 6,
};

let app: TestApp;
let staff: Awaited<ReturnType<typeof staffClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const settings = async () => (await staff.call('GET', '/api/admin/availability')).body;
const attorney = async () => (await settings()).otherAttorneys[0].slug as string;
const slots = async (query: string) => {
  const response = await fetch(
    `${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-15&${query}`,
  );
  const body = await response.json();
  return response.status === 200
    ? body.days.map((day: { slots: { label: string }[] }) => day.slots.map(({ label }) => label))
    : body.fieldErrors;
};

it('an attorney takes consultations at the hours that staff save, and at extra hours', async () => {
  const slug = await attorney();
  const added = await staff.call('POST', '/api/admin/availability/hosts', {
    attorney: slug,
    keepFirm: true,
  });
  expect([added.status, added.body.slug, added.body.weeklyHours.length]).toEqual([201, slug, 10]);
  const { number, updatedAt } = added.body;
  const wednesday = {
    type: null,
    weekday: 3,
    firstStart: '08:00',
    lastStart: '09:30',
    stepMinutes: 45,
  };
  const saved = await staff.call('PUT', `/api/admin/availability/hosts/${number}`, {
    isActive: true,
    maxPerDay: null,
    weeklyHours: [wednesday],
    updatedAt,
  });
  expect([saved.status, saved.body.weeklyHours]).toEqual([200, [wednesday]]);
  const wednesdayOnly = [[], ['8:00 AM', '8:45 AM', '9:30 AM'], [], [], []];
  expect(await slots(`attorney=${slug}`)).toEqual(wednesdayOnly);
  const extra = {
    hostNumber: number,
    date: '2031-03-15',
    firstStart: '10:00',
    lastStart: '10:00',
    stepMinutes: 30,
    reason: null,
  };
  const { body: hours } = await staff.call('POST', '/api/admin/extra-hours', extra);
  expect((await slots(`attorney=${slug}`)).at(-1)).toEqual(['10:00 AM']);
  expect((await staff.call('DELETE', `/api/admin/extra-hours/${hours.id}`)).status).toBe(204);
  expect(await slots(`attorney=${slug}`)).toEqual(wednesdayOnly);
  expect((await staff.auditLog(4)).map(({ action }) => action)).toEqual([
    'extra-hours.delete',
    'extra-hours.create',
    'host.update',
    'host.create',
  ]);
});

it('hours that somebody else has saved meanwhile are not overwritten', async () => {
  const { hosts } = await settings();
  const { number, slug: _, name: __, ...host } = hosts[0];
  const path = `/api/admin/availability/hosts/${number}`;
  expect((await staff.call('PUT', path, { ...host, maxPerDay: 30 })).status).toBe(200);
  const again = await staff.call('PUT', path, { ...host, maxPerDay: 20 });
  expect([again.status, again.body.reason]).toEqual([409, 'edited_meanwhile']);
});

it('a type is offered as staff change it, and not at all when it is inactive or not public', async () => {
  const { body: type, status } = await staff.call('POST', '/api/admin/consultation-types', {
    ...TYPE_FIELDS,
    hosts: [1],
  });
  expect(status).toBe(201);
  expect((await slots('type=mediation'))[0]).toHaveLength(13);
  const path = '/api/admin/consultation-types/mediation';
  const hidden = await staff.call('PUT', path, { ...type, isPublic: false });
  expect(hidden.status).toBe(200);
  expect(await slots('type=mediation')).toEqual({ type: ['Choose one of the consultation types'] });
  expect((await staff.call('DELETE', path)).status).toBe(204);
  expect((await staff.call('DELETE', path)).status).toBe(404);
});

it('the types are in the order that staff choose, for which they name each once', async () => {
  const { types } = await settings();
  const keys = types.map(({ key }: { key: string }) => key);
  const path = '/api/admin/consultation-type-order';
  const swapped = [keys[1], keys[0], ...keys.slice(2)];
  const { status, body } = await staff.call('PUT', path, { keys: swapped });
  expect([status, body.map(({ key }: { key: string }) => key)]).toEqual([200, swapped]);
  const untouched = (list: typeof types) => list.slice(2);
  expect(untouched(body)).toEqual(untouched(types));
  for (const other of [keys.slice(1), [...keys, 'nothing'], [...keys.slice(1), keys[1]]]) {
    const refused = await staff.call('PUT', path, { keys: other });
    expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
  }
});

it('a type with appointments is not deleted', async () => {
  const body = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    consultationType: 'divorce',
    practiceArea: 'divorce',
    scheduledDate: '2031-03-12T10:00',
  };
  expect((await staff.call('POST', '/api/admin/appointments', body)).status).toBe(201);
  const refused = await staff.call('DELETE', '/api/admin/consultation-types/divorce');
  expect([refused.status, refused.body.reason]).toEqual([409, 'consultation_type_used']);
});

it.each([
  ['POST' as const, '/api/admin/availability/hosts', { attorney: 'nobody' }, 'attorney'],
  ['POST' as const, '/api/admin/consultation-types', { ...TYPE_FIELDS, key: 'Initial!' }, 'key'],
  ['POST' as const, '/api/admin/consultation-types', { ...TYPE_FIELDS, key: 'initial' }, 'key'],
  [
    'POST' as const,
    '/api/admin/consultation-types',
    { ...TYPE_FIELDS, durationMinutes: 3 },
    'durationMinutes',
  ],
  ['POST' as const, '/api/admin/consultation-types', { ...TYPE_FIELDS, place: 'moon' }, 'place'],
  [
    'POST' as const,
    '/api/admin/extra-hours',
    {
      hostNumber: 99,
      date: '2031-03-15',
      firstStart: '09:00',
      lastStart: '10:00',
      stepMinutes: 30,
    },
    'hostNumber',
  ],
  [
    'POST' as const,
    '/api/admin/extra-hours',
    {
      hostNumber: null,
      date: '2031-03-15',
      firstStart: '11:00',
      lastStart: '10:00',
      stepMinutes: 30,
    },
    'lastStart',
  ],
  [
    'POST' as const,
    '/api/admin/extra-hours',
    {
      hostNumber: null,
      date: '2031-02-30',
      firstStart: '09:00',
      lastStart: '10:00',
      stepMinutes: 30,
    },
    'date',
  ],
])('%s %s with nonsense is a 400 that names the field (%o)', async (method, path, body, field) => {
  const { status, body: answer } = await staff.call(method, path, body);
  expect([status, Object.keys(answer.fieldErrors)]).toEqual([400, [field]]);
});
