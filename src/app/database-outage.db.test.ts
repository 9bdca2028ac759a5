import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../db/client.ts';
import { bookingBody, postJson } from '../testing/booking-requests.ts';
import { DatabaseWire } from '../testing/database-wire.ts';
import { messageBody } from '../testing/messages.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** The product guarantees 2 s, 5 s and 2 s; these limits allow for a busy machine. */
const LISTENING_LOST_WITHIN_MS = 4_000;
const CALLS_END_WITHIN_MS = 8_000;
const BACK_WITHIN_MS = 5_000;

const wire = new DatabaseWire();
let app: TestApp;

beforeAll(async () => {
  await wire.restore();
  app = await startTestApp({ wirePort: wire.port, connectionWithinMs: CONNECTION_WITHIN_MS });
});
afterAll(() => app.close());

it('during a database outage serves cached pages, sends Retry-After otherwise, and recovers', async () => {
  const home = await (await fetch(app.url)).text();

  await wire.cut();
  await expect.poll(() => app.deps.content.current()).toBeNull();
  const cached = await fetch(app.url);
  expect([cached.status, await cached.text()]).toEqual([200, home]);
  const uncached = await fetch(`${app.url}/schedule`);
  expect([uncached.status, uncached.headers.get('retry-after')]).toEqual([503, '2']);
  for (const path of ['/api/appointments', '/trpc/appointments.book']) {
    const refused = await postJson(app.url + path, bookingBody());
    const body = await refused.json();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((body.error?.data ?? body).reason).toBe('database_unavailable');
  }
  for (const path of ['/contact', '/schedule']) {
    const form = await fetch(app.url + path, {
      method: 'POST',
      body: new URLSearchParams({ consent: 'true' }),
    });
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await form.text()).toContain('what you wrote is still there');
  }
  const signIn = await fetch(`${app.url}/local-cognito/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: '{}',
  });
  expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await signIn.json()).__type).toBe('ServiceUnavailableException');
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);

  await wire.restore();
  await expect
    .poll(async () => (await postJson(`${app.url}/api/appointments`, bookingBody())).status)
    .toBe(201);
  await expect.poll(() => app.deps.content.current()).not.toBeNull();
  expect((await fetch(`${app.url}/schedule`)).status).toBe(200);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

it('serves stale pages while the database hangs', async () => {
  const home = await (await fetch(app.url)).text();
  wire.hang();
  onTestFinished(() => wire.cut());
  const anHourLater = Date.now() + 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: anHourLater });
  onTestFinished(() => void vi.useRealTimers());
  const began = performance.now();
  const response = await fetch(app.url);
  expect([response.status, await response.text()]).toEqual([200, home]);
  // Without a stale page to fall back on, a request waits eight seconds.
  expect(performance.now() - began).toBeLessThan(7_000);
});

it('detects a silently dead connection: calls fail, and the app recovers soon after the network does', async () => {
  await wire.cut();
  await wire.restore();
  const isWell = async () => (await fetch(`${app.url}/readyz`)).status === 200;
  await expect.poll(isWell).toBe(true);
  await expect.poll(() => app.deps.content.current()).not.toBeNull();

  wire.hang();
  const hungAt = performance.now();
  const asked = [
    fetch(`${app.url}/readyz`),
    fetch(`${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-12`),
    postJson(`${app.url}/api/appointments`, bookingBody()),
    postJson(`${app.url}/api/contact`, messageBody()),
  ];
  const calls = asked.map(async (asking) => {
    const { url, status } = await asking;
    return { url, status, ms: performance.now() - hungAt };
  });
  await expect.poll(() => app.deps.content.current()).toBeNull();
  expect(performance.now() - hungAt).toBeLessThan(LISTENING_LOST_WITHIN_MS);
  for (const { url, status, ms } of await Promise.all(calls)) {
    expect([url, status, ms < CALLS_END_WITHIN_MS]).toEqual([url, 503, true]);
  }

  // New connections work from now on; existing ones stay dead.
  await wire.pass();
  const passedAt = performance.now();
  await expect.poll(isWell, { interval: 50 }).toBe(true);
  await expect.poll(() => app.deps.content.current(), { interval: 50 }).not.toBeNull();
  expect((await fetch(`${app.url}/api/blog-posts`)).status).toBe(200);
  expect(performance.now() - passedAt).toBeLessThan(BACK_WITHIN_MS);
});

it('shuts down in time while the connection is dead', async () => {
  const deadWire = new DatabaseWire();
  await deadWire.restore();
  const own = await startTestApp({
    wirePort: deadWire.port,
    connectionWithinMs: CONNECTION_WITHIN_MS,
  });
  deadWire.hang();
  const began = performance.now();
  await own.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  await deadWire.cut();
});
