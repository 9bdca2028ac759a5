import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { BROWSERS } from '../../src/features/visits/testing/browsers.ts';
import { readCounts } from '../../src/features/visits/testing/stored-counts.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';

const KILLS = inject('atLength') ? 10 : 2;
/** Long enough for several flushes, so that the lost views are a small part. */
const VISITS_FOR_MS = 3_000;
const CLIENTS = 4;
/** The maximum time, in milliseconds, whose views may be lost. */
const LOST_MS = 1_000;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-counting-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

/** Visits a cached page until the server is down. Adds the time of each response, in milliseconds, to `answeredAt`. */
async function visit(url: string, answeredAt: number[]): Promise<void> {
  const headers = { 'user-agent': BROWSERS.phone };
  try {
    for (;;) {
      await (await fetch(`${url}/about`, { headers })).arrayBuffer();
      answeredAt.push(performance.now());
    }
  } catch {
    // Killed.
  }
}

it('a server that is killed loses the visits of a second at most, and counts none twice', {
  timeout: 600_000,
}, async () => {
  let counted = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    server = await startServerProcess({
      DATABASE_URL: database.urlThrough(),
      DATA_DIR: dataDir,
    });
    const answeredAt: number[] = [];
    const clients = Array.from({ length: CLIENTS }, () => visit(server?.url ?? '', answeredAt));
    const startMs = performance.now();
    const earlyAt = (ms: number) => answeredAt.filter((atMs) => atMs < ms - LOST_MS).length;
    await expect
      .poll(() => performance.now() - startMs > VISITS_FOR_MS && earlyAt(performance.now()), {
        interval: 20,
      })
      .toBeGreaterThan(100);
    const killedMs = performance.now();
    await server.end('SIGKILL');
    await Promise.all(clients);
    const before = counted;
    counted = (await readCounts(database.db))['page /about'] ?? 0;
    expect(counted - before).toBeGreaterThanOrEqual(earlyAt(killedMs));
    // Each client may have had one request without a response.
    expect(counted - before).toBeLessThanOrEqual(answeredAt.length + CLIENTS);
  }
});

it('a server that is stopped loses none', { timeout: 120_000 }, async () => {
  server = await startServerProcess({ DATABASE_URL: database.urlThrough(), DATA_DIR: dataDir });
  const headers = { 'user-agent': BROWSERS.phone };
  for (let visits = 0; visits < 50; visits += 1) {
    await (await fetch(`${server.url}/about`, { headers })).arrayBuffer();
  }
  await server.end('SIGTERM');
  expect(await readCounts(database.db)).toMatchObject({ 'page /about': 50 });
});
