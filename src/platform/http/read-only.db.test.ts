import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { startTestApp } from '../../testing/test-app.ts';

it('a database that can only be read is not ready and says when to come back, until there is one that takes writes', async () => {
  const app = await startTestApp();
  const admin = new pg.Client(app.databaseUrl);
  onTestFinished(async () => {
    await admin.end();
    await app.close();
  });
  await admin.connect();
  await admin.query('set default_transaction_read_only = off');
  const { rows } = await admin.query('select current_database() as name');
  /** Applies to sessions that begin from now on, as after a failover. */
  const setReadOnly = (value: 'on' | 'off') =>
    admin.query(`alter database ${rows[0].name} set default_transaction_read_only = ${value}`);
  const book = (time: string) =>
    postJson(`${app.url}/api/appointments`, bookingBody({ scheduledDate: tuesdayAt(time) }));
  const readiness = async () => {
    const response = await fetch(`${app.url}/readyz`);
    return [response.status, ((await response.json()) as { database: boolean }).database];
  };
  expect(await readiness()).toEqual([200, true]);

  await setReadOnly('on');
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(readiness).toEqual([503, false]);
  const refused = await book('09:00');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);

  // Only read-only connections are left in the pool: they must be discarded.
  await setReadOnly('off');
  await expect.poll(readiness).toEqual([200, true]);
  await expect.poll(async () => (await book('10:00')).status).toBe(201);
});
