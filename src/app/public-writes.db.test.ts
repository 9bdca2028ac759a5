import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_KEY_LENGTH } from '../platform/idempotency/rules.ts';
import type { ProcedureMeta } from '../platform/rest/rest-route.ts';
import { bookingBody, postJson, tuesdayAt } from '../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { appRouter } from './app-router.ts';

type Procedure = { _def: { type: string; meta?: ProcedureMeta } };

/** Every procedure that writes and that anybody may call. */
const PUBLIC_WRITES = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).flatMap(([name, { _def }]) => {
  const { type, meta } = _def;
  if (type !== 'mutation' || meta?.isStaff || meta?.isSignedIn) return [];
  return [{ name, rest: meta?.rest, acceptsKey: meta !== undefined && 'acceptsKey' in meta }];
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());
beforeEach(() => sql`truncate rate_limits`.execute(app.deps.db));

const call = (name: string, key: string | null, body: unknown = {}) =>
  postJson(`${app.url}/trpc/${name}`, body, key === null ? {} : { 'idempotency-key': key });

const statusOf = async (response: Promise<Response>) => (await response).status;

async function countHits() {
  const { rows } = await sql<{ hits: number }>`select hits from rate_limits`.execute(app.deps.db);
  return rows.map(({ hits }) => Number(hits));
}

it('are found', () => {
  const names = PUBLIC_WRITES.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['appointments.book', 'contact.send']));
});

it.each(PUBLIC_WRITES)(
  '$name lets nothing through above its limit, whatever key is repeated',
  async ({ name, rest }) => {
    expect(await statusOf(call(name, null))).not.toBe(429);
    expect(await countHits()).toEqual([1]);
    await sql`update rate_limits set hits = 1000000`.execute(app.deps.db);
    // New keys: those of other test files in the same process may have been charged already.
    for (const key of [null, randomUUID(), randomUUID(), 'x'.repeat(MAX_KEY_LENGTH + 1)]) {
      for (let time = 0; time < 4; time += 1) expect(await statusOf(call(name, key))).toBe(429);
    }
    const doubled = randomUUID();
    const double = await Promise.all([1, 2, 3].map(() => statusOf(call(name, doubled))));
    expect(double).toEqual([429, 429, 429]);
    if (!rest) return;
    const url = `${app.url}/api${rest.slice('POST '.length).replace(/:\w+/g, 'unknown')}`;
    const headers = { 'idempotency-key': randomUUID() };
    for (let time = 0; time < 3; time += 1) {
      expect(await statusOf(postJson(url, {}, headers))).toBe(429);
    }
  },
);

it.each(PUBLIC_WRITES)(
  '$name charges a retry only where the key keeps it from being executed again',
  async ({ name, acceptsKey }) => {
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) await call(name, key);
    expect(await countHits()).toEqual([acceptsKey ? 1 : 2]);
  },
);

const message = (number: number) => ({
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: `dana${number}@example.com`,
  practiceArea: 'family-law',
  message: `Question ${number}: how does a trust work?`,
});

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00'];

it.each([
  { name: 'contact.send', table: 'contactSubmissions', body: message },
  {
    name: 'appointments.book',
    table: 'appointments',
    body: (number: number) =>
      bookingBody({
        email: `dana${number}@example.com`,
        scheduledDate: tuesdayAt(MORNING[number % MORNING.length] ?? ''),
      }),
  },
] as const)(
  '$name: five get through, their retries are free, and no later ones do',
  async ({ name, table, body }) => {
    // Other test files in the same process may have charged plainer keys.
    const attempt = randomUUID();
    const count = async () => (await app.deps.db.selectFrom(table).select('id').execute()).length;
    for (let number = 0; number < 5; number += 1) {
      expect(await statusOf(call(name, `${attempt}-${number}`, body(number)))).toBe(200);
    }
    expect(await statusOf(call(name, `${attempt}-4`, body(4)))).toBe(200);
    for (let number = 5; number < 20; number += 1) {
      for (const _again of [1, 2]) {
        expect(await statusOf(call(name, `${attempt}-${number}`, body(number)))).toBe(429);
      }
    }
    expect(await statusOf(call(name, `${attempt}-4`, body(4)))).toBe(200);
    expect(await count()).toBe(5);
  },
);
