import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_FACTOR: '2', TRUSTED_PROXIES: '127.0.0.1' },
    mailboxLimitFactor: 1,
  });
});
afterAll(() => app.close());

const ask = (email: string, address: string) =>
  postJson(`${app.url}/api/newsletter`, { email }, { 'x-forwarded-for': address });

it('limits a client to five requests in ten minutes, times the configured factor', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await ask(`visitor${attempt}@example.com`, '203.0.113.9')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

it('limits an address to three mails a day over all clients, whatever the factor', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await ask('victim@example.com', `198.51.100.${attempt}`)).status).toBe(202);
  }
  const mails = await app.deps.db
    .selectFrom('outboxEmails')
    .select('id')
    .where('toEmail', '=', 'victim@example.com')
    .execute();
  expect(mails).toHaveLength(3);
});
