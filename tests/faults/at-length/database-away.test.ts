import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../../db/client.ts';
import { bookingBody, postJson } from '../../../src/testing/booking-requests.ts';
import { DatabaseWire } from '../../../src/testing/database-wire.ts';
import { startTestApp, type TestApp } from '../../../src/testing/test-app.ts';

const AWAY_MS = 10_000;
const BACK_WITHIN_MS = 2_000;
const CLIENTS = 10;

const wire = new DatabaseWire();
let app: TestApp;

beforeAll(async () => {
  await wire.restore();
  app = await startTestApp({ wirePort: wire.port, connectionWithinMs: CONNECTION_WITHIN_MS });
});
afterAll(() => app.close());

it('serves cached pages for ten seconds without a database, and recovers within two', async () => {
  const { url } = app;
  const home = await (await fetch(url)).text();
  const seen = { pages: new Set<string>(), calls: new Set<string>(), slowestMs: 0 };
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const began = performance.now();
      const page = await fetch(url);
      seen.pages.add(`${page.status} ${(await page.text()) === home}`);
      const call = await postJson(`${url}/api/appointments`, bookingBody());
      seen.calls.add(`${call.status} ${call.headers.get('retry-after')}`);
      await call.arrayBuffer();
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
      await wait(20);
    }
  };
  await wire.cut();
  await expect.poll(() => app.deps.content.current()).toBeNull();
  const visitors = Promise.all(Array.from({ length: CLIENTS }, visitor));
  await wait(AWAY_MS);
  isOver = true;
  await visitors;
  expect([...seen.pages]).toEqual(['200 true']);
  expect([...seen.calls]).toEqual(['503 2']);
  expect(seen.slowestMs).toBeLessThan(2_000);

  await wire.restore();
  const book = async () => (await postJson(`${url}/api/appointments`, bookingBody())).status;
  await expect.poll(book, { timeout: BACK_WITHIN_MS, interval: 20 }).toBe(201);
  await expect.poll(() => app.deps.content.current()).not.toBeNull();
  expect((await fetch(`${url}/schedule`)).status).toBe(200);
});
