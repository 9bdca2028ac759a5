import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { CONNECTION_WITHIN_MS } from '../../db/client.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { calculationBody } from '../../src/testing/calculation-body.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';

/** The size of the pool. */
const CONNECTIONS = 14;
/** Background workers that also read the tables of clients: answer times, people, names. Each may hold a connection. */
const POLLERS = 3;
/**
 * The latency budget; a looser limit, below the statement timeout of 15 seconds, when other tests run at the same time.
 */
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

// Lets waiting queries continue, even if a test has failed.
afterEach(() => holder.query('rollback'));

async function timed<Answer>(asking: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now();
  const answer = await asking;
  return { answer, ms: performance.now() - began };
}

const book = (place: number) =>
  postJson(`${app.url}/api/appointments`, bookingBody({ email: `c${place}@example.com` }));
const write = () => postJson(`${app.url}/api/contact`, messageBody());

/** One write for each of three routers: the calls of one router do not use every connection. */
const WRITES: Record<string, (place?: number) => Promise<Response>> = {
  contact_submissions: write,
  probate_calculations: () => postJson(`${app.url}/api/probate-calculator`, calculationBody()),
  newsletter_subscribers: (place = 0) =>
    postJson(`${app.url}/api/newsletter`, { email: `n${place}@example.com` }),
};

/** How many connections are waiting for tables that the holder has locked. */
async function countWaiting(...tables: string[]): Promise<number> {
  const { rows } = await holder.query(
    `select count(distinct pid)::int as waiting from pg_locks
      where not granted and relation = any($1::regclass[])
        and database = (select oid from pg_database where datname = current_database())`,
    [tables],
  );
  return rows[0].waiting;
}

it('sends Retry-After within two seconds while every connection waits for a slow database', async () => {
  const { url } = app;
  const home = await (await fetch(url)).text();
  await holder.query(
    `begin; lock table ${Object.keys(WRITES).join(', ')} in access exclusive mode`,
  );
  // More than enough: some of the last ones may already be rejected.
  const writes = Object.values(WRITES);
  const waiting = writes.flatMap((ask) =>
    Array.from({ length: CONNECTIONS }, (_, place) => ask(place)),
  );
  const waitingCalls = () => countWaiting(...Object.keys(WRITES));
  await expect.poll(waitingCalls).toBe(CONNECTIONS);

  const askedInVain = [
    write,
    () => book(99),
    () => postJson(`${url}/trpc/appointments.book`, bookingBody()),
    () => fetch(`${url}/api/blog-posts`),
    () => fetch(`${url}/trpc/testimonials.list`),
    // An article that has not been requested before, so it is not cached.
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
  const succeeded = statuses.filter((status) => [200, 201, 202].includes(status));
  expect(succeeded.length).toBeGreaterThanOrEqual(CONNECTIONS - POLLERS);
  expect(statuses.filter((status) => ![200, 201, 202, 503].includes(status))).toEqual([]);
  expect((await write()).status).toBe(201);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

it('keeps connections available for other requests while bookings wait for theirs', async () => {
  await holder.query('begin; lock table appointments in access exclusive mode');
  const waiting = Array.from({ length: 2 * CONNECTIONS }, (_, place) => book(place));
  await expect.poll(() => countWaiting('appointments')).toBeGreaterThan(0);
  // Some of these calls arrive after the waiting ones.
  const later = book(99);
  // Reads of the same table.
  const looking = Array.from({ length: 4 * CONNECTIONS }, () =>
    fetch(`${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-12`),
  );
  await expect.poll(() => countWaiting('appointments')).toBeGreaterThan(1);
  for (const ask of [
    write,
    () => fetch(`${app.url}/readyz`),
    () => fetch(`${app.url}/api/testimonials`),
    () => fetch(`${app.url}/api/blog-posts?page=2`),
  ]) {
    const { answer, ms } = await timed(ask());
    expect([answer.url, answer.status < 300, ms < WITHIN_MS]).toEqual([answer.url, true, true]);
  }
  expect(await countWaiting('appointments')).toBeLessThanOrEqual(CONNECTIONS / 2 + POLLERS);
  await holder.query('commit');
  expect(new Set((await Promise.all(looking)).map(({ ok }) => ok))).toContain(true);
  const statuses = (await Promise.all([...waiting, later])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array(2 * CONNECTIONS).fill(409)]);
  // From another client, because the one who booked it would get the same response as before.
  expect((await book(1_000)).status).toBe(409);
});

it('a form waits for a locked table no longer than a REST call, and both say that the server is busy', async () => {
  await holder.query('begin; lock table appointments in access exclusive mode');
  const form = new URLSearchParams({
    ...{ type: 'initial', time: tuesdayAt('10:00'), practiceArea: 'family-law', website: '' },
    ...{
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'form@example.com',
      phone: '',
      notes: '',
    },
  });
  const [called, posted] = await Promise.all([
    timed(postJson(`${app.url}/api/appointments`, bookingBody({ email: 'rest@example.com' }))),
    timed(fetch(`${app.url}/schedule`, { method: 'POST', body: form })),
  ]);
  expect([called.answer.status, posted.answer.status]).toEqual([503, 503]);
  expect((await called.answer.json()).reason).toBe('too_busy');
  expect(await posted.answer.text()).toContain('what you wrote is still there');
  expect(posted.ms).toBeLessThan(called.ms + WITHIN_MS);
});
