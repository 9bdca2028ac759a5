import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { type Database, type Db, openDatabase } from './client.ts';
import { QueueTimeoutError } from './queue-timeout-error.ts';
import { SilentConnections } from './silent-connections.ts';

/** The size of the pool; a group may use 40 % of it. */
const CONNECTIONS = 5;
const PER_GROUP = 2;
const WITHIN_MS = 3_000;
const TIMEOUT = 'timeout exceeded when trying to connect';

let server: TestDatabase;
let database: Database;
beforeEach(async () => {
  server = await createTestDatabase();
  database = open(CONNECTIONS);
});
afterEach(async () => {
  await database.close();
  await server.dispose();
});

const open = (maxConnections: number) =>
  openDatabase(
    { connectionString: server.urlThrough() },
    { maxConnections, onError: () => {}, connectionWithinMs: WITHIN_MS },
  );

const ask = (db: Db) => sql<{ one: number }>`select 1 as one`.execute(db);

/** Checks out `count` connections of a group until released. */
async function hold(db: Db, count: number): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holding = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = db.connection().execute(async (one) => {
      await ask(one);
      resolve();
      await released;
    });
    return { promise, done };
  });
  await Promise.all(holding.map(({ promise }) => promise));
  return async () => {
    release();
    await Promise.all(holding.map(({ done }) => done));
  };
}

it('distinguishes a full queue from a database that does not respond', async () => {
  const silentConnections = new SilentConnections();
  const own = openDatabase(
    { connectionString: server.urlThrough() },
    { maxConnections: 2, onError: () => {}, connectionWithinMs: 200, silentConnections },
  );
  const strict = own.dbForGroup('strict', { isStrict: true });
  const release = await hold(strict, 1);
  await expect(ask(strict)).rejects.toThrow(QueueTimeoutError);
  const others = await hold(own.db, 1);
  await expect(ask(own.dbForGroup('other'))).rejects.toThrow(QueueTimeoutError);
  silentConnections.isServerLost = true;
  await expect(ask(strict)).rejects.not.toThrow(QueueTimeoutError);
  await Promise.all([release(), others()]);
  await own.close();
});

it('lets a strict group use its share and no more, even while all others are idle', async () => {
  const wide = open(2 * CONNECTIONS);
  const strict = wide.dbForGroup('strict', { isStrict: true });
  const release = await hold(strict, 2 * PER_GROUP);
  const waiting = ask(strict);
  await expect.poll(() => wide.connections().waiting).toBe(1);
  await release();
  await waiting;
  await wide.close();
});

it('leaves connections to others while a group uses its whole share', async () => {
  const busy = database.dbForGroup('busy');
  const release = await hold(busy, PER_GROUP);
  const waiting = ask(busy);
  await expect.poll(() => database.connections().waiting).toBe(1);
  await ask(database.dbForGroup('other'));
  await ask(database.db);
  expect(database.connections().open).toBeLessThanOrEqual(CONNECTIONS);
  await release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  expect(database.connections().waiting).toBe(0);
});

it('answers many requests of a group within its share', async () => {
  const busy = database.dbForGroup('busy');
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(busy)));
  expect(answers).toHaveLength(200);
  expect(database.connections().open).toBeLessThanOrEqual(PER_GROUP);
});

describe('while more than half of the connections are free', () => {
  /** The group's share is 4, and half of the pool is 5. */
  const ALONE = 5;
  beforeEach(async () => {
    await database.close();
    database = open(2 * ALONE);
  });

  it('lets a group exceed its share', async () => {
    const busy = database.dbForGroup('busy');
    const release = await hold(busy, ALONE);
    const waiting = ask(busy);
    await expect.poll(() => database.connections().waiting).toBe(1);
    await release();
    await waiting;
  });

  it('does not reuse a place beyond the share when others need connections', async () => {
    const busy = database.dbForGroup('busy');
    const releaseFour = await hold(busy, ALONE - 1);
    const releaseFifth = await hold(busy, 1);
    const releaseOthers = await hold(database.dbForGroup('other'), ALONE - 1);
    const waiting = ask(busy);
    await releaseFifth();
    expect(database.connections().waiting).toBe(1);
    await releaseFour();
    await waiting;
    await releaseOthers();
  });
});

it('times out within the limit of one wait, and frees its place', async () => {
  const busy = database.dbForGroup('busy');
  const releaseGroup = await hold(busy, PER_GROUP);
  const began = performance.now();
  const late = ask(busy).catch((error: Error) => [error.message, performance.now() - began]);
  await expect(ask(busy)).rejects.toThrow(TIMEOUT);
  expect(database.connections().waiting).toBe(0);
  const [message, ms] = (await late) as [string, number];
  expect(message).toBe(TIMEOUT);
  expect(ms).toBeLessThan(1.8 * WITHIN_MS);
  await releaseGroup();
  await ask(busy);
});

it('counts the wait for the group and the wait for the pool together', async () => {
  const busy = database.dbForGroup('busy');
  const releaseGroup = await hold(busy, PER_GROUP);
  const releaseOthers = await hold(database.db, CONNECTIONS - PER_GROUP);
  const began = performance.now();
  const waiting = ask(busy).then(
    () => 'answered',
    (error: Error) => error.message,
  );
  // Waits for the connections that the group is about to release.
  const next = hold(database.db, PER_GROUP);
  await expect.poll(() => performance.now() - began).toBeGreaterThan(0.8 * WITHIN_MS);
  await releaseGroup();
  const releaseNext = await next;
  expect(await waiting).toBe(TIMEOUT);
  expect(performance.now() - began).toBeLessThan(1.7 * WITHIN_MS);
  await releaseOthers();
  await releaseNext();
  // The calls that timed out occupy neither a connection nor a place in the group.
  await (await hold(busy, PER_GROUP))();
});

it('frees the place of a query that fails and of a connection that breaks', async () => {
  const busy = database.dbForGroup('busy');
  const end = () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(busy);
  for (let time = 0; time <= PER_GROUP; time += 1) {
    await expect(sql`select 1/0`.execute(busy)).rejects.toThrow('division by zero');
  }
  for (let time = 0; time <= PER_GROUP; time += 1) await expect(end()).rejects.toThrow();
  await expect.poll(() => database.connections().open).toBe(0);
  await (await hold(busy, PER_GROUP))();
});
