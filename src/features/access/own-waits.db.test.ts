import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

let app: TestApp;
let ana: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  const { db } = app.deps;
  const [first, second] = await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const { id: attorneyId } = await db
    .selectFrom('attorneys')
    .select('id')
    .where('slug', '=', 'host-0')
    .executeTakeFirstOrThrow();
  ana = (await roleToken(app, 'attorney', { username: 'ana', attorneyId })).token;
  const appointmentOf = async (firstName: string, attorney: string) =>
    (await bookWithLink(app, { firstName, email: `${firstName}@example.com`, attorney })).id;
  const wait = { fromDay: '2031-03-11', untilDay: '2031-03-12' };
  const forHost = (firstName: string, hostNumber: number | null) => ({
    ...{ ...wait, firstName, hostNumber, lastName: 'Whitfield', email: `${firstName}@example.com` },
    ...{ practiceArea: 'family-law', consultationType: 'initial', tokenHash: randomUUID() },
  });
  const earlier = async (firstName: string, attorney: string) => ({
    ...{ ...wait, tokenHash: randomUUID() },
    appointmentId: await appointmentOf(firstName, attorney),
  });
  for (const row of [
    forHost('Mona', first ?? 0),
    forHost('Nora', null),
    forHost('Theodora', second ?? 0),
    await earlier('Paula', 'host-0'),
    await earlier('Ulrica', 'host-1'),
  ]) {
    await db.insertInto('waits').values(row).execute();
  }
});
afterAll(() => app.close());

const ask = (path: string, method = 'GET') =>
  fetch(`${app.url}/api/admin/appointments/waits${path}`, { method, headers: bearer(ana) });

it('an attorney sees who waits for them, for anyone, and for earlier times of own appointments', async () => {
  const waits: { firstName: string }[] = await (await ask('')).json();
  expect(waits.map(({ firstName }) => firstName).sort()).toEqual(['Mona', 'Nora', 'Paula']);
});

it('an attorney cannot take somebody off the list who waits for a colleague', async () => {
  const { db } = app.deps;
  const { id } = await db
    .selectFrom('waits')
    .select('id')
    .where('firstName', '=', 'Theodora')
    .executeTakeFirstOrThrow();
  const { status } = await ask(`/${id}`, 'DELETE');
  expect(status).toBe(404);
  const open = await db.selectFrom('waits').select('id').where('endedAt', 'is', null).execute();
  expect(open).toHaveLength(5);
});
