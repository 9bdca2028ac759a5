import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type JobRunner, openJobQueue } from './queue.ts';

/** Nobody looks at a time of its own while a test runs. */
const NEVER_MS = 60 * 60_000;
const PATIENCE = { timeout: 20_000, interval: 20 };

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
      'send-email',
      Array.from({ length: count }, (_, place) => ({ data: { emailId: `mail ${place}` } })),
    ),
  );

it('does all jobs one after the other as soon as a first one is found', async () => {
  const done = new Set<string>();
  await enqueue(30);
  await jobs.work('send-email', async ({ emailId }) => {
    done.add(emailId);
  });
  await expect.poll(() => done.size, PATIENCE).toBe(30);
});

it('does four at a time', async () => {
  let running = 0;
  let most = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await enqueue(9);
  let done = 0;
  await jobs.work('send-email', async () => {
    running += 1;
    most = Math.max(most, running);
    await held;
    running -= 1;
    done += 1;
  });
  await expect.poll(() => running, PATIENCE).toBe(4);
  letGo();
  await expect.poll(() => done, PATIENCE).toBe(9);
  expect(most).toBe(4);
});
