import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, roleToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';

let app: TestApp;
let owner: string;
let attorney: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  owner = await staffToken(app);
  const { db } = app.deps;
  await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const { id: attorneyId } = await db
    .selectFrom('attorneys')
    .select('id')
    .where('slug', '=', 'host-0')
    .executeTakeFirstOrThrow();
  attorney = (await roleToken(app, 'attorney', { attorneyId })).token;
});
afterAll(() => app.close());

async function call(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: text === '' ? undefined : JSON.parse(text) };
}

const block = (token: string, day: number, whose: object, reason = 'Away') =>
  call(token, 'POST', '/admin/time-off', {
    startsAt: `2031-03-${day}T09:00:00`,
    endsAt: `2031-03-${day}T17:00:00`,
    reason,
    ...whose,
  });

it('an attorney neither reads nor removes time off of colleagues and of the firm', async () => {
  const { body: theirs } = await block(owner, 12, { attorney: 'host-1' }, 'Surgery');
  const { body: firm } = await block(owner, 13, {}, 'Retreat');
  const { body: own } = await block(owner, 14, { attorney: 'host-0' }, 'Dentist');
  for (const path of ['/admin/time-off', '/admin/closed-days?from=2031-03-01&to=2031-03-31']) {
    const { status, text } = await call(attorney, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(/Surgery|Retreat/);
  }
  expect((await call(attorney, 'GET', '/admin/time-off')).text).toContain('Dentist');
  for (const { id } of [theirs, firm]) {
    expect((await call(attorney, 'DELETE', `/admin/time-off/${id}`)).status).toBe(404);
  }
  expect((await call(owner, 'GET', '/admin/time-off')).text).toMatch(/Surgery.*Retreat/);
  expect((await call(attorney, 'DELETE', `/admin/time-off/${own.id}`)).status).toBe(204);
});

it('an attorney blocks only their own time, also without naming anybody', async () => {
  const foreign = await block(attorney, 17, { attorney: 'host-1' });
  expect([foreign.status, foreign.body.reason]).toEqual([403, 'not_your_time_off']);
  const { hostNumber } = (await block(owner, 18, { attorney: 'host-0' })).body;
  for (const [day, whose] of [
    [19, {}],
    [20, { attorney: 'host-0' }],
  ] as const) {
    const { status, body } = await block(attorney, day, whose);
    expect([status, body.hostNumber]).toEqual([201, hostNumber]);
  }
  const { token } = await roleToken(app, 'attorney', { username: 'unlinked' });
  expect((await block(token, 21, {})).status).toBe(403);
});

it('time off of colleagues and of the firm still blocks what an attorney books', async () => {
  await block(owner, 24, {}, 'Retreat');
  const booked = await call(attorney, 'POST', '/admin/appointments', {
    ...{ firstName: 'Vera', lastName: 'Long', email: 'vera@example.com' },
    ...{ practiceArea: 'divorce', consultationType: 'initial', duration: 30 },
    ...{ scheduledDate: '2031-03-24T17:00:00.000Z', attorney: 'host-0' },
  });
  expect(booked.status).toBe(409);
});
