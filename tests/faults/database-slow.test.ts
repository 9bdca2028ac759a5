import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** As many as the pool has. */
const CONNECTIONS = 20;
const WITHIN_MS = 2_000;

let app: TestApp;
let holder: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await app.close();
});

async function timed<Answer>(asking: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now();
  const answer = await asking;
  return { answer, ms: performance.now() - began };
}

it('says within two seconds when to come back while every connection waits for a slow database', async () => {
  const { url } = app;
  const home = await (await fetch(url)).text();
  await holder.query('begin; lock table appointments in access exclusive mode');
  const book = (place: number) =>
    postJson(`${url}/api/appointments`, bookingBody({ email: `c${place}@example.com` }));
  // More than enough: the last of them may be refused already.
  const waiting = Array.from({ length: 2 * CONNECTIONS }, (_, place) => book(place));
  const countWaiting = async () => {
    const { rows } = await holder.query(
      `select count(distinct pid)::int as waiting from pg_locks
        where not granted and relation = 'appointments'::regclass`,
    );
    return rows[0].waiting;
  };
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(CONNECTIONS);

  const askedInVain = [
    () => book(99),
    () => postJson(`${url}/trpc/appointments.book`, bookingBody()),
    () => fetch(`${url}/api/blog-posts`),
    () => fetch(`${url}/trpc/testimonials.list`),
    // What nobody has read before: nothing of it is kept.
    () => fetch(`${url}/blog/living-trust-or-will`),
    () => fetch(`${url}/readyz`),
  ];
  const refused = await Promise.all(askedInVain.map((ask) => timed(ask())));
  for (const { answer, ms } of refused) {
    expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([
      answer.url,
      503,
      '2',
    ]);
    expect(ms).toBeLessThan(WITHIN_MS);
  }
  const alive = await timed(fetch(`${url}/healthz`));
  expect([alive.answer.status, alive.ms < 500]).toEqual([200, true]);
  const cached = await timed(fetch(url));
  expect([await cached.answer.text(), cached.ms < 500]).toEqual([home, true]);

  await holder.query('commit');
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  // Of somebody else: whoever has booked it is answered as before.
  expect((await book(1_000)).status).toBe(409);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
