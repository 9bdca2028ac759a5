import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../db/client.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** As many as the pool has. */
const CONNECTIONS = 20;
/** The budget; beside other tests, what tells it from the fifteen seconds of a statement. */
const WITHIN_MS = inject('atLength') ? 2_000 : 5_000;
const AT_ONCE_MS = inject('atLength') ? 500 : 5_000;

let app: TestApp;
let holder: pg.Client;

beforeAll(async () => {
  app = await startTestApp({ connectionWithinMs: CONNECTION_WITHIN_MS });
  holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await app.close();
});

// Who waits goes on, also when a test has failed.
afterEach(() => holder.query('rollback'));

async function timed<Answer>(asking: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now();
  const answer = await asking;
  return { answer, ms: performance.now() - began };
}

const book = (place: number) =>
  postJson(`${app.url}/api/appointments`, bookingBody({ email: `c${place}@example.com` }));
const write = () => postJson(`${app.url}/api/contact`, messageBody());

/** How many connections wait for a table that the holder has locked. */
async function countWaiting(table: string): Promise<number> {
  const { rows } = await holder.query(
    `select count(distinct pid)::int as waiting from pg_locks
      where not granted and relation = $1::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    [table],
  );
  return rows[0].waiting;
}

it('says within two seconds when to come back while every connection waits for a slow database', async () => {
  const { url } = app;
  const home = await (await fetch(url)).text();
  await holder.query('begin; lock table contact_submissions in access exclusive mode');
  // More than enough: the last of them may be refused already.
  const waiting = Array.from({ length: 2 * CONNECTIONS }, write);
  const waitFor = () => countWaiting('contact_submissions');
  await expect.poll(waitFor).toBe(CONNECTIONS);

  const askedInVain = [
    write,
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
  expect([alive.answer.status, alive.ms < AT_ONCE_MS]).toEqual([200, true]);
  const cached = await timed(fetch(url));
  expect([await cached.answer.text(), cached.ms < AT_ONCE_MS]).toEqual([home, true]);

  await holder.query('commit');
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(CONNECTIONS);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect((await write()).status).toBe(201);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

it('leaves the others their connections while bookings wait for theirs', async () => {
  await holder.query('begin; lock table appointments in access exclusive mode');
  const waiting = Array.from({ length: 2 * CONNECTIONS }, (_, place) => book(place));
  await expect.poll(() => countWaiting('appointments')).toBeGreaterThan(0);
  // Of which some come later than those who wait.
  const later = book(99);
  for (const ask of [write, () => fetch(`${app.url}/readyz`)]) {
    const { answer, ms } = await timed(ask());
    expect([answer.ok, ms < WITHIN_MS]).toEqual([true, true]);
  }
  expect(await countWaiting('appointments')).toBeLessThan(CONNECTIONS / 2);
  await holder.query('commit');
  const statuses = (await Promise.all([...waiting, later])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array(2 * CONNECTIONS).fill(409)]);
  // Of somebody else: whoever has booked it is answered as before.
  expect((await book(1_000)).status).toBe(409);
});
