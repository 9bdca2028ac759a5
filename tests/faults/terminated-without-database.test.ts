import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { postJson } from '../../src/testing/booking-requests.ts';
import { DatabaseWire } from '../../src/testing/database-wire.ts';
import { messageBody } from '../../src/testing/messages.ts';
import { startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';

/** Guaranteed, in milliseconds, by the process itself: it would otherwise end with exit code 1. */
const ENDS_WITHIN_MS = 10_000;

it('ends in time, with exit code 0, when it is terminated while the database is silent', {
  timeout: 240_000,
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-terminated-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const wire = new DatabaseWire();
  await wire.restore();
  onTestFinished(() => wire.cut());
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(wire.port),
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const { url } = server;
  expect((await postJson(`${url}/api/contact`, messageBody())).status).toBe(201);
  wire.hang();
  const calls = [
    fetch(`${url}/readyz`),
    fetch(`${url}/schedule`),
    ...Array.from({ length: 8 }, (_, place) =>
      postJson(`${url}/api/contact`, messageBody({ email: `c${place}@example.com` })),
    ),
  ].map((call) =>
    call.then(
      ({ status }) => status,
      () => 'cut',
    ),
  );
  // Sent later, so that the calls are in progress.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const began = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(ENDS_WITHIN_MS);
  expect(await Promise.all(calls)).not.toContain(500);
});
