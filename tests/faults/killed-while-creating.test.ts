import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { postJson } from '../../src/testing/booking-requests.ts';
import { findFreePort } from '../../src/testing/free-port.ts';
import { bearer, STAFF_ENV, staffTokenOf } from '../../src/testing/people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';

/**
 * The server is killed while staff create testimonials, each with an idempotency key, and retry every request without a
 * response.
 */

const isFull = inject('atLength');
const KILLS = isFull ? 20 : 3;
const CLIENTS = 10;
const ASK_AGAIN_MS = 100;
const TIME_LIMIT_MS = isFull ? 30 * 60_000 : 300_000;

let dataDir: string;
let port: number;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-killed-'));
  port = await findFreePort();
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const env = { ...STAFF_ENV, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port) };
  server = await startServerProcess(env);
  return `http://localhost:${port}`;
}

const create = (url: string, token: string, clientName: string) =>
  postJson(
    `${url}/api/admin/testimonials`,
    { clientName, content: 'Calm.', practiceArea: 'custody', isPublished: false },
    { ...bearer(token), 'idempotency-key': clientName },
  );

/**
 * A created testimonial; its id is null if the response was lost, and undefined if the client did not wait for the
 * response.
 */
type Created = { name: string; id: string | null | undefined };

/** Retries one request until it gets a final response; the short form does not wait for leases at the end. */
async function createForSure(url: string, token: string, isOver: () => boolean): Promise<Created> {
  const name = randomUUID();
  for (;;) {
    const response = await create(url, token, name).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (answer && response?.status === 201) return { name, id: answer.id as string };
    if (answer?.reason === 'answer_lost') return { name, id: null };
    expect([undefined, 409, 500, 503]).toContain(response?.status);
    if (!isFull && isOver()) return { name, id: undefined };
    await wait(ASK_AGAIN_MS);
  }
}

/** The ids of the stored testimonials by name. */
async function readStored(url: string, token: string) {
  const stored = new Map<string, string[]>();
  let address: string | undefined = '/api/admin/testimonials?q=Calm';
  while (address) {
    const page: Response = await fetch(new URL(address, url), { headers: bearer(token) });
    for (const { clientName, id } of (await page.json()) as { clientName: string; id: string }[]) {
      stored.set(clientName, [...(stored.get(clientName) ?? []), id]);
    }
    address = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return stored;
}

it(
  'every request is carried out exactly once',
  async () => {
    const url = await start();
    const token = await staffTokenOf(url);
    let isOver = false;
    const work = async () => {
      const done = [];
      while (!isOver) done.push(await createForSure(url, token, () => isOver));
      return done;
    };
    const clients = Array.from({ length: CLIENTS }, work);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(1_000 + Math.random() * 500);
      await server?.end('SIGKILL');
      await start();
    }
    isOver = true;
    const done = (await Promise.all(clients)).flat();
    const stored = await readStored(url, token);
    for (const { name, id } of done) {
      const ids = stored.get(name) ?? [];
      if (id === undefined) expect(ids.length).toBeLessThanOrEqual(1);
      else expect([name, ids]).toEqual([name, id === null ? [expect.any(String)] : [id]]);
    }
    expect(done.length).toBeGreaterThan(CLIENTS);
  },
  TIME_LIMIT_MS,
);
