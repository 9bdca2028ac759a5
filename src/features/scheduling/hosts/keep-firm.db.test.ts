import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { bearer, newcomerToken, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getChecklist } from '../../setup/get-checklist.ts';
import { FIRM_HOST } from '../rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await db.deleteFrom('consultationTypeHosts').where('hostNumber', '<>', FIRM_HOST).execute();
  await db.deleteFrom('weeklyHours').where('hostNumber', '<>', FIRM_HOST).execute();
  await db.deleteFrom('hosts').where('number', '<>', FIRM_HOST).execute();
  await db.updateTable('hosts').set({ isActive: true }).execute();
});

const HOSTS = '/api/admin/availability/hosts';
const add = async (attorney: string, changes: object = {}) => {
  const { status, body } = await staff.call('POST', HOSTS, { attorney, ...changes });
  expect(status).toBe(201);
  return body;
};
/** The slugs of the active hosts. */
const active = async () => {
  const { hosts } = (await staff.call('GET', '/api/admin/availability')).body;
  return hosts.flatMap(({ slug, isActive }: { slug: string; isActive: boolean }) =>
    isActive ? [slug] : [],
  );
};
const check = async () =>
  (await getChecklist({ ...app.deps, deployment: {} } as never)).find(({ key }) => key === 'hosts');
const isSettled = async () => (await check())?.state === 'done';

it('the first attorney who takes consultations takes the place of the firm as a whole', async () => {
  await add('theo-okonjo');
  expect(await active()).toEqual(['theo-okonjo']);
  expect(await isSettled()).toBe(true);
  expect((await staff.auditLog(2)).map(({ action, entityId }) => [action, entityId])).toEqual([
    ['host.stop', String(FIRM_HOST)],
    ['host.create', expect.any(String)],
  ]);
});

it('staff confirm that both are meant, and the checklist is settled', async () => {
  await add('theo-okonjo', { keepFirm: true });
  await add('ines-halloran');
  expect(await check()).toMatchObject({ key: 'hosts', state: 'open', count: 2 });
  const keep = async (token: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
    };
    return (await fetch(`${app.url}/trpc/setup.keepBothCalendars`, init)).status;
  };
  expect(await keep(await newcomerToken(app, 'newcomer'))).toBe(403);
  expect(await isSettled()).toBe(false);
  const token = await staffToken(app);
  expect([await keep(token), await keep(token)]).toEqual([200, 200]);
  onTestFinished(async () => {
    await app.deps.db.deleteFrom('setupSteps').where('step', '=', 'both-calendars').execute();
  });
  expect(await isSettled()).toBe(true);
  const actions = (await staff.auditLog(9)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'setup.both-calendars')).toHaveLength(1);
});

it('with keepFirm the firm stays, and the checklist asks whether that is meant', async () => {
  expect(await isSettled()).toBe(true);
  await add('theo-okonjo', { keepFirm: true });
  expect(await active()).toEqual([null, 'theo-okonjo']);
  expect(await isSettled()).toBe(false);
  // Only the first attorney takes its place.
  await add('ines-halloran');
  expect(await active()).toEqual([null, 'theo-okonjo', 'ines-halloran']);
});

it('an attorney who starts again takes its place only if asked to', async () => {
  const { name: _, slug: __, ...host } = await add('theo-okonjo', { keepFirm: true });
  const path = `${HOSTS}/${host.number}`;
  const unchanged = await staff.call('PUT', path, host);
  expect([unchanged.status, await active()]).toEqual([200, [null, 'theo-okonjo']]);
  const { updatedAt } = unchanged.body;
  expect((await staff.call('PUT', path, { ...host, updatedAt, keepFirm: false })).status).toBe(200);
  expect(await active()).toEqual(['theo-okonjo']);
});

it('the firm stays if the attorney does not start, or if it is the firm that is saved', async () => {
  const { name: _, slug: __, ...host } = await add('theo-okonjo', { keepFirm: true });
  const stopped = { ...host, isActive: false, keepFirm: false };
  expect((await staff.call('PUT', `${HOSTS}/${host.number}`, stopped)).status).toBe(200);
  expect(await active()).toEqual([null]);
  const { hosts } = (await staff.call('GET', '/api/admin/availability')).body;
  const {
    name: ___,
    slug: ____,
    ...firm
  } = hosts.find(({ number }: { number: number }) => number === FIRM_HOST);
  const saved = await staff.call('PUT', `${HOSTS}/${FIRM_HOST}`, { ...firm, keepFirm: false });
  expect([saved.status, await active()]).toEqual([200, [null]]);
});
