import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../db/client.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { DatabaseWire } from '../../src/testing/database-wire.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** Guaranteed; a looser limit, far below the 16 s of a query, when other tests run at the same time. */
const FAILS_WITHIN_MS = inject('atLength') ? 5_000 : 10_000;

const wire = new DatabaseWire();
let app: TestApp;
let holder: pg.Client;

beforeAll(async () => {
  await wire.restore();
  app = await startTestApp({ wirePort: wire.port, connectionWithinMs: CONNECTION_WITHIN_MS });
  holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await wire.cut();
  await app.close();
});

async function countWaiting(): Promise<number> {
  const { rows } = await holder.query(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

it('calls in progress fail in time when the route to the database is lost, and work again with it', async () => {
  const { url } = app;
  const send = (place: number) =>
    postJson(`${url}/api/contact`, messageBody({ email: `c${place}@example.com` }));
  expect((await send(0)).status).toBe(201);
  await holder.query(
    'begin; lock table contact_submissions, appointments in access exclusive mode',
  );
  const asked = [
    send(1),
    send(2),
    postJson(`${url}/api/appointments`, bookingBody()),
    fetch(`${url}/api/appointments/availability?from=2031-03-11&to=2031-03-12`),
  ];
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(asked.length);
  wire.loseRoute();
  const lostAt = performance.now();
  const later = [send(3), fetch(`${url}/schedule`), fetch(`${url}/readyz`)];
  const ended = await Promise.all(
    [...asked, ...later].map(async (call) => {
      const { status, headers } = await call;
      const ms = performance.now() - lostAt;
      return {
        status,
        canRetry: headers.get('retry-after') !== null,
        inTime: ms < FAILS_WITHIN_MS,
        ms,
      };
    }),
  );
  expect(ended).toMatchObject(ended.map(() => ({ status: 503, canRetry: true, inTime: true })));

  await holder.query('rollback');
  await wire.restore();
  await expect.poll(async () => (await send(4)).status).toBe(201);
});
