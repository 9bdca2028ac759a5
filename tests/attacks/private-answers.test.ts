import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { bearer, STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { documentedCalls, plainRequest } from './calls.ts';
import { openWire, type Wire } from './wire.ts';

let app: TestApp;
let wire: Wire;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  wire = openWire(app.url);
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: all } = await wire.ask({ method: 'GET', path, headers });
  return {
    status,
    cache: all['cache-control'],
    etag: all.etag,
    referrer: all['referrer-policy'],
  };
};

it('responses to staff are not cacheable', async () => {
  const headers = bearer(await staffToken(app));
  const calls = (await documentedCalls(app)).filter(
    ({ method, path }) => method === 'GET' && /^\/api\/(admin\/|identity\/me)/.test(path),
  );
  expect(calls.length).toBeGreaterThan(15);
  let good = 0;
  for (const call of calls) {
    const { status, cache, etag } = await get(plainRequest(call).path, headers);
    if (status === 200) good += 1;
    expect([call.path, etag]).toEqual([call.path, undefined]);
    expect([call.path, cache]).toEqual([call.path, 'private, no-store']);
  }
  expect(good).toBeGreaterThan(10);
});

it.each(['/api/testimonials', '/api/appointments/availability?from=2031-03-10&to=2031-03-12'])(
  '%s is not cacheable with a token, and has an ETag without one',
  async (path) => {
    const headers = bearer(await staffToken(app));
    expect(await get(path, headers)).toMatchObject({ cache: 'private, no-store', etag: undefined });
    expect(await get(path)).toMatchObject({ cache: 'no-cache', etag: expect.any(String) });
  },
);

describe('an appointment link', () => {
  const places = (token: string) => [
    `/appointment/${token}`,
    `/api/payment-links/${token}`,
    `/api/appointment-links/${token}`,
    `/api/appointment-links/${token}/availability?from=2031-03-10&to=2031-03-12`,
    `/api/appointment-links/${token}/calendar.ics`,
    `/trpc/appointmentLinks.appointment?input=${encodeURIComponent(JSON.stringify({ token }))}`,
    ...['paymentLinks.payment', 'documentLinks.page', 'questionPages.page', 'waits.wait'].map(
      (call) => `/trpc/${call}?input=${encodeURIComponent(JSON.stringify({ token }))}`,
    ),
    `/trpc/site.layout,appointmentLinks.appointment?batch=1&input=${encodeURIComponent(
      JSON.stringify({ 1: { token } }),
    )}`,
  ];

  it('is not cacheable and sends no referrer, whether valid or not', async () => {
    const { token } = await bookWithLink(app);
    for (const path of [...places(token), ...places('x'.repeat(43))]) {
      const { cache, etag, referrer } = await get(path);
      expect([path, cache]).toEqual([path, expect.stringMatching(/^(private, )?no-store$/)]);
      expect([path, referrer]).toEqual([path, 'no-referrer']);
      if (!path.startsWith('/appointment/')) expect([path, etag]).toEqual([path, undefined]);
    }
  });
});

describe('caught mails', () => {
  it('are shown on this machine', async () => {
    expect((await get('/dev/mail', { host: 'localhost' })).status).toBe(200);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cdn-loop'])(
    'are not shown through a proxy that names localhost (%s)',
    async (name) => {
      const headers = { host: 'localhost', [name]: 'for=203.0.113.7' };
      expect((await get('/dev/mail', headers)).status).toBe(404);
    },
  );
});
