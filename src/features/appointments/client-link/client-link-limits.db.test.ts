import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from '../../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookWithLink } from '../testing/linked-appointment.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

it('limits a client to ten changes in ten minutes over all routes together', async () => {
  const { token } = await bookWithLink(app);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const api = await postJson(
      `${app.url}/api/appointment-links/${token}/confirm`,
      {},
      from('203.0.113.9'),
    );
    const form = await fetch(`${app.url}/appointment/${token}/confirm`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...from('203.0.113.9') },
    });
    statuses.push(api.status, form.status);
  }
  expect(statuses).toEqual([...Array(5).fill([200, 303]).flat(), 429, 429]);
  const other = await postJson(
    `${app.url}/api/appointment-links/${token}/confirm`,
    {},
    from('203.0.113.10'),
  );
  expect(other.status).toBe(200);
});

it('limits a client to sixty links in ten minutes', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1) {
    const response = await fetch(`${app.url}/api/appointment-links/guess${attempt}`, {
      headers: from('198.51.100.7'),
    });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(60).fill(404), 429]);
});
