import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../../app/config.ts';
import { createDeps, type Deps } from '../../../../app/deps.ts';
import { openJobQueue } from '../../../../platform/background/queue.ts';
import {
  createTestDatabase,
  PATIENT_CONNECTION_MS,
  type TestDatabase,
} from '../../../../testing/test-database.ts';
import { rssFeed } from '../../testing/feeds.ts';
import { type SitePeer, startSitePeer } from '../../testing/site-peer.ts';
import { unfinishedJobs } from '../../testing/unfinished-jobs.ts';
import { enqueueDueSources } from './enqueue-fetches.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../../app/main.ts');
const PATIENT = { timeout: 100_000, interval: 200 };

let database: TestDatabase;
let dataDir: string;
const peers: SitePeer[] = [];
const processes: ChildProcess[] = [];
const copies: Deps[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-news-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) await end(child);
  for (const deps of copies.splice(0)) await deps.dispose();
  for (const peer of peers.splice(0)) await peer.close();
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

async function peer(): Promise<SitePeer> {
  const started = await startSitePeer();
  peers.push(started);
  return started;
}

const env = () => ({
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  DATA_DIR: dataDir,
  DATABASE_URL: database.urlThrough(),
  OUTGOING_ALLOW: peers.map(({ peer: address }) => address).join(),
});

async function startCopies(count: number) {
  const overrides = { connectionWithinMs: PATIENT_CONNECTION_MS };
  for (let i = 0; i < count; i++) copies.push(await createDeps(readConfig(env()), overrides));
  return copies;
}

const addSources = (urls: readonly string[]) =>
  database.db
    .insertInto('blogSources')
    .values(urls.map((url, i) => ({ name: `Source ${i}`, url })))
    .execute();

const countFetched = async () => {
  const fetched = await database.db
    .selectFrom('blogSources')
    .select('id')
    .where('lastFetched', 'is not', null)
    .execute();
  return fetched.length;
};

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function start() {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env() },
    stdio: 'ignore',
  });
  processes.push(child);
  return child;
}

it('three instances fetch each source once', async () => {
  const urls = [];
  for (let i = 0; i < 6; i++) {
    const { url, answer } = await peer();
    answer('/feed', { body: rssFeed([{ title: `Article ${i}` }]) });
    urls.push(`${url}/feed`);
  }
  await addSources(urls);
  const three = await startCopies(3);
  await Promise.all(
    three.flatMap((deps) => [deps, deps].map((each) => enqueueDueSources(each, new Date()))),
  );
  await expect.poll(countFetched, PATIENT).toBe(6);
  await Promise.all(three.map((deps) => enqueueDueSources(deps, new Date())));
  const unfinished = () => unfinishedJobs(database.db, 'fetch-news-source');
  await expect.poll(unfinished, PATIENT).toEqual([]);
  expect(peers.map(({ requests }) => requests.length)).toEqual(Array(6).fill(1));
}, 150_000);

it('three instances send one host one request at a time, more than two seconds apart', async () => {
  const { url, answer, requests } = await peer();
  const paths = ['/a', '/b', '/c'];
  let open = 0;
  let most = 0;
  for (const feed of paths) {
    answer(feed, (response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end(rssFeed([{ title: `Article of ${feed}` }]));
      }, 300);
    });
  }
  await addSources(paths.map((feed) => url + feed));
  const three = await startCopies(3);
  await Promise.all(three.map((deps) => enqueueDueSources(deps, new Date())));
  await expect.poll(countFetched, PATIENT).toBe(3);
  expect([most, requests.length]).toEqual([1, 3]);
  const gaps = requests.slice(1).map(({ at }, i) => at - (requests[i]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(2_000);
}, 150_000);

/**
 * Enqueues due sources once, as the schedule does each minute, and then stops: the processes under test have to take
 * over the jobs of a dead one.
 */
async function enqueueOnce() {
  const connection = { connectionString: database.urlThrough() };
  const jobs = await openJobQueue(connection, { retryDelaySeconds: 1, onError: () => {} });
  await enqueueDueSources({ db: database.db, jobs }, new Date());
  await jobs.stop(1_000);
}

it('a fetch of a killed process is repeated by the next process and stores each article once', async () => {
  const { url, answer, requests } = await peer();
  answer('/feed', () => undefined);
  await addSources([`${url}/feed`]);
  const killed = start();
  await enqueueOnce();
  await expect.poll(() => requests.length, PATIENT).toBe(1);
  await end(killed);
  expect(await countFetched()).toBe(0);
  answer('/feed', { body: rssFeed([{ title: 'One' }, { title: 'Two' }]) });
  start();
  await expect.poll(countFetched, PATIENT).toBe(1);
  const articles = await database.db.selectFrom('externalBlogArticles').select('title').execute();
  expect(articles.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
  expect(requests).toHaveLength(2);
}, 250_000);
