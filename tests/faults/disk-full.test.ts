import { execFileSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { postJson } from '../../src/testing/booking-requests.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { askEmbedded } from './ask-embedded.ts';

const DISK_BYTES = 150 * 1024 * 1024;
/** A write may still find a little space that another one has freed, so this many must fail in a row. */
const REFUSALS = 10;
/**
 * The latency budget; a looser limit, below the statement timeout of 15 seconds, when other tests run at the same time.
 */
const WITHIN_MS = inject('atLength') ? 2_000 : 10_000;

let mount: string | undefined;
let server: ServerProcess | undefined;

beforeAll(() => {
  mount = mountSmallDisk();
});
afterAll(async () => {
  await server?.end('SIGTERM');
  if (!mount) return;
  execFileSync('umount', [mount]);
  rmSync(mount, { recursive: true });
});

/** Mounts a small disk, which requires root and Linux; undefined where that is not possible. */
function mountSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lawfront-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES},mode=755`, 'none', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Fills the rest of the disk; returns a function that frees the space. */
function fillDisk(folder: string): () => void {
  const file = openSync(path.join(folder, 'ballast'), 'w');
  const block = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
  let isFull = true;
  const makeRoom = () => {
    if (!isFull) return;
    isFull = false;
    ftruncateSync(file, 0);
    closeSync(file);
  };
  onTestFinished(makeRoom);
  return makeRoom;
}

let sent = 0;
function sendMessage(url: string): Promise<Response> {
  sent += 1;
  return postJson(`${url}/api/contact`, {
    firstName: 'D',
    lastName: 'W',
    email: `d${sent}@example.com`,
    practiceArea: 'other',
    message: `${sent} ${'A house and a will. '.repeat(200)}`,
    consent: true,
  });
}

/** Writes only to the write-ahead log until it has no space left, which makes Postgres crash. */
async function exhaustLog(dataDir: string): Promise<void> {
  const write = `select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`;
  for (let written = 0; written < 200; written += 1) await askEmbedded(dataDir, write);
}

/** The first rejected write. A checkpoint of the database may have freed the space for a few more messages. */
async function untilRefused(url: string): Promise<Response> {
  for (let times = 0; times < 50; times += 1) {
    const response = await sendMessage(url);
    if (response.status !== 201) return response;
  }
  throw new Error('the disk is not full');
}

async function expectRefusals(url: string): Promise<void> {
  const began = performance.now();
  const refused = await untilRefused(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await refused.json()).reason).toBe('database_unavailable');
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
}

it('rejects writes on a full disk, keeps committed data, and recovers when space is free', async (context) => {
  if (!mount) return context.skip('needs root to mount a small disk');
  const dataDir = path.join(mount, 'data');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '' };
  server = await startServerProcess(settings);
  const { url } = server;
  expect((await fetch(url)).status).toBe(200);
  const taken: string[] = [];
  const sendOne = async () => {
    const response = await sendMessage(url);
    if (response.status === 201) taken.push((await response.json()).id);
    return response.status;
  };
  await sendOne();

  const makeRoom = fillDisk(mount);
  let refusals = 0;
  const sendInVain = async () => {
    refusals = (await sendOne()) === 503 ? refusals + 1 : 0;
    return refusals;
  };
  await expect.poll(sendInVain, { timeout: 30_000, interval: 1 }).toBe(REFUSALS);
  await expectRefusals(url);
  if (inject('atLength')) {
    await expect(exhaustLog(dataDir)).rejects.toThrow();
    for (let times = 0; times < 20; times += 1) await expectRefusals(url);
    // The log file is on the same full disk, so a line may be missing.
    expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toMatch(/PANIC|redo starts/);
  }
  makeRoom();
  await expect.poll(sendOne, { timeout: 30_000 }).toBe(201);

  await server.end('SIGTERM');
  const makeRoomAgain = fillDisk(mount);
  await expect(startServerProcess(settings)).rejects.toThrow('before it was ready');
  makeRoomAgain();
  server = await startServerProcess(settings);
  const stored = await askEmbedded<{ id: string }>(dataDir, 'select id from contact_submissions');
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(taken));
  const [health] = await askEmbedded(
    dataDir,
    'select sum(checksum_failures)::int as failures from pg_stat_database',
  );
  expect(health).toEqual({ failures: 0 });
}, 150_000);
