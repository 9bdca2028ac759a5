import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookingBody, postJson } from '../testing/booking-requests.ts';
import { startTestApp } from '../testing/test-app.ts';

it('answers a request that is under way, and then lets nobody in', async () => {
  const closing = await startTestApp();
  const { db } = closing.deps;
  let release = () => {};
  const holding = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A transaction that holds the table makes the booking wait.
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const transaction = db.transaction().execute(async (tx) => {
    await sql`lock table appointments in access exclusive mode`.execute(tx);
    locked();
    await holding;
    // Longer than clients have to leave by themselves.
    await sql`select pg_sleep(1)`.execute(tx);
  });
  await isLocked;
  const booking = postJson(`${closing.url}/api/appointments`, bookingBody());
  await expect
    .poll(async () => {
      const waiting = await sql`select 1 from pg_locks where not granted`.execute(db);
      return waiting.rows.length;
    })
    .toBeGreaterThan(0);
  const closed = closing.close();
  release();
  await transaction;
  const response = await booking;
  expect([response.status, response.headers.get('connection')]).toEqual([201, 'close']);
  await closed;
  await expect(fetch(`${closing.url}/healthz`)).rejects.toThrow();
});

it('is not kept by connections that never finish a request', async () => {
  const app = await startTestApp();
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
  await app.close();
  expect(performance.now() - began).toBeLessThan(3_000);
});
