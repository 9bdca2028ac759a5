import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

async function startToStop(): Promise<TestApp> {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  return app;
}

/** Sends a booking while another connection locks the table; `release` lets the booking continue. */
async function bookInVain({ url, deps, databaseUrl }: TestApp) {
  const holder = new pg.Client(databaseUrl);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table appointments in access exclusive mode');
  const booking = postJson(`${url}/api/appointments`, bookingBody());
  const waiting = () =>
    sql`select 1 from pg_locks join pg_stat_activity as activity using (pid)
      where not granted and relation = 'appointments'::regclass
        and activity.datname = current_database()`.execute(deps.db);
  await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0);
  return { booking, release: () => holder.end() };
}

/** Longer than the grace period in which clients can close their connections themselves. */
const LONG_MS = 1_000;

it('completes requests in progress, then accepts none', async () => {
  const closing = await startToStop();
  const { booking, release } = await bookInVain(closing);
  const closed = closing.stop();
  await wait(LONG_MS);
  await release();
  const response = await booking;
  expect([response.status, response.headers.get('connection')]).toEqual([201, 'close']);
  await closed;
  await expect(fetch(`${closing.url}/healthz`)).rejects.toThrow();
});

it('completes requests that are received while others are completed', async () => {
  const closing = await startToStop();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asking = request(`${closing.url}/healthz`, { agent });
    asking.end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    await text(answer);
    return [answer.statusCode, answer.headers.connection, answer.headers['keep-alive']];
  };
  expect(await ask()).toEqual([200, 'keep-alive', 'timeout=72']);
  const { booking, release } = await bookInVain(closing);
  const closed = closing.stop();
  await wait(LONG_MS);
  // Freezes the clock, so that the grace period does not end before the next request, however slow the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  await release();
  await booking;
  await wait(LONG_MS / 10);
  expect(await ask()).toEqual([200, 'close', undefined]);
  clock.mockRestore();
  await closed;
});

it('is not delayed by connections that never finish a request', async () => {
  const app = await startToStop();
  const { hostname, port } = new URL(app.url);
  const sockets = ['', 'GET / HT', 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-le'].map(
    (head) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(head);
      return socket;
    },
  );
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const began = performance.now();
  await app.stop();
  // The server would wait this long for a request in progress.
  expect(performance.now() - began).toBeLessThan(5_000);
});
