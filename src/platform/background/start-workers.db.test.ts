import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type JobRunner, openJobQueue } from './queue.ts';

/** Long enough that nothing polls by itself during a test. */
const NEVER_MS = 60 * 60_000;
const POLL_OPTIONS = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
let jobs: JobRunner;
beforeEach(async () => {
  database = await createTestDatabase();
  jobs = await openJobQueue(
    { connectionString: database.urlThrough() },
    { retryDelaySeconds: 1, pollMs: NEVER_MS, onError: () => {} },
  );
});
afterEach(async () => {
  await jobs.stop(5_000);
  await database.dispose();
});

const enqueue = (count: number) =>
  database.db.transaction().execute((tx) =>
    jobs.enqueue(
      tx,
      'fetch-news-source',
      Array.from({ length: count }, (_, place) => ({ data: { sourceId: `source ${place}` } })),
    ),
  );

async function countJobs(state: string): Promise<number> {
  const { rows } = await sql`select from pgboss.job where state::text = ${state}`.execute(
    database.db,
  );
  return rows.length;
}

it('processes all jobs without pauses once the first one is found', async () => {
  const done = new Set<string>();
  await enqueue(30);
  await jobs.work('fetch-news-source', async ({ sourceId }) => {
    done.add(sourceId);
  });
  await expect.poll(() => done.size, POLL_OPTIONS).toBe(30);
});

it('processes four jobs at a time', async () => {
  let running = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await enqueue(9);
  let done = 0;
  await jobs.work('fetch-news-source', async () => {
    running += 1;
    most = Math.max(most, running);
    await held;
    running -= 1;
    done += 1;
  });
  await expect.poll(() => running, POLL_OPTIONS).toBe(4);
  release();
  await expect.poll(() => done, POLL_OPTIONS).toBe(9);
  expect(most).toBe(4);
});

it('fetches the next job as soon as one is done, also while all other workers are busy', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  let done = 0;
  await enqueue(30);
  await jobs.work('fetch-news-source', async () => {
    begun += 1;
    if (begun <= 3) await held;
    done += 1;
  });
  await expect.poll(() => done, POLL_OPTIONS).toBe(27);
  release();
  await expect.poll(() => done, POLL_OPTIONS).toBe(30);
});

it('wakes idle workers once it has found a job', async () => {
  const held: (() => void)[] = [];
  await enqueue(4);
  await jobs.work('fetch-news-source', () => new Promise((resolve) => held.push(resolve)));
  await expect.poll(() => held.length, POLL_OPTIONS).toBe(4);
  const last = held.pop();
  for (const release of held.splice(0)) release();
  await expect.poll(() => countJobs('completed'), POLL_OPTIONS).toBe(3);
  // Those three find no more jobs and sleep; the last worker fetches again when its job is done.
  await enqueue(4);
  last?.();
  await expect.poll(() => held.length, POLL_OPTIONS).toBe(4);
  for (const release of held.splice(0)) release();
});

it('takes a job once its time has come', async () => {
  const second = await openJobQueue(
    { connectionString: database.urlThrough() },
    { retryDelaySeconds: 1, pollMs: 20, onError: () => {} },
  );
  let done = 0;
  await second.work('fetch-news-source', async () => {
    done += 1;
  });
  await second.work('remind-clients', async () => {});
  await database.db
    .transaction()
    .execute((tx) =>
      second.enqueue(tx, 'fetch-news-source', [
        { data: { sourceId: 'now' } },
        { data: { sourceId: 'later' }, startAfter: new Date(Date.now() + 60 * 60_000) },
      ]),
    );
  await expect.poll(() => done, POLL_OPTIONS).toBe(1);
  await sql`update pgboss.job set start_after = now() where state = 'created'`.execute(database.db);
  await expect.poll(() => done, POLL_OPTIONS).toBe(2);
  await second.stop(5_000);
});
