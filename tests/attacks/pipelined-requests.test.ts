import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuSeconds } from '../../scripts/bench/cpu.ts';
import { peakDuring, residentMib } from '../../scripts/bench/process-memory.ts';
import { IS_FULL } from '../../src/testing/attack-size.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/test-database.ts';
import { openSocket, type RawSocket } from './raw-socket.ts';

/** The maximum increase in the server's memory during the attack. */
const MAX_GROWTH_MIB = 100;
/** Latency budget for other visitors, checked on an idle machine only. */
const MAX_P99_MS = 200;
const ATTACK_MS = 4_000;
/** Maximum CPU time of the server for the attack and the visits together. */
const MAX_CPU_SECONDS = 2;

/** The capacity of `ClientBudget`. */
const READ_BUDGET = 1_200;
const READS_PER_SECOND = 20;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-pipelined-'));
  server = await startServerProcess({
    DATABASE_URL: database.urlThrough(),
    DATA_DIR: dataDir,
    // The attacker and the visitor both connect from this machine: a header distinguishes them.
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1',
  });
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const pipelined = (count: number, address = '/', headers = '') =>
  `GET ${address} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`.repeat(count);

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Opens connections that send requests and never read. */
async function openDeafSockets(count: number, bytes: string): Promise<RawSocket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(server.url)));
  for (const { socket } of sockets) {
    socket.pause();
    socket.write(bytes);
  }
  return sockets;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The latency of the home page for one visitor, in milliseconds. */
function visit(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    get(server.url, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`The visitor was answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

async function visitFor(ms: number): Promise<number[]> {
  const waits: number[] = [];
  for (const endMs = performance.now() + ms; performance.now() < endMs; await wait(10)) {
    waits.push(await visit());
  }
  return waits;
}

const p99 = (waits: readonly number[]) =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;

describe.skipIf(process.platform !== 'linux')('requests whose responses are never read', () => {
  it.each([
    ['1,000 each on 100 connections', 100, 1_000],
    ['20 each on 400 connections', 400, 20],
  ])('%s neither fill memory nor delay others', async (_what, connections, requests) => {
    await visitFor(1_000);
    const before = residentMib(server.pid);
    const cpuBefore = cpuSeconds(server.pid);
    let sockets: RawSocket[] = [];
    let waits: number[] = [];
    const peak = await peakDuring(server.pid, async () => {
      const attack = openDeafSockets(connections, pipelined(requests));
      waits = await visitFor(ATTACK_MS);
      sockets = await attack;
    });
    for (const { socket } of sockets) socket.destroy();
    expect(peak - before).toBeLessThan(MAX_GROWTH_MIB);
    // This limits how long others wait, however many processes share the machine.
    expect(cpuSeconds(server.pid) - cpuBefore).toBeLessThan(MAX_CPU_SECONDS);
    if (IS_FULL) expect(p99(waits)).toBeLessThan(MAX_P99_MS);
  });

  it('count against the read budget of their client', async () => {
    const from = 'x-forwarded-for: 203.0.113.99\r\n';
    const began = performance.now();
    let answered = 0;
    for (let isRefused = false; !isRefused && answered < 2 * READ_BUDGET; ) {
      const { socket, text, closed } = await openSocket(server.url);
      socket.write(pipelined(19, '/', from) + pipelined(1, '/', `${from}connection: close\r\n`));
      await closed;
      const statuses = statusesIn(text());
      isRefused = statuses.includes(429);
      answered += statuses.filter((status) => status === 200).length;
    }
    const refilled = (READS_PER_SECOND * (performance.now() - began)) / 1_000;
    expect(answered).toBeGreaterThanOrEqual(READ_BUDGET);
    expect(answered).toBeLessThanOrEqual(READ_BUDGET + refilled);
  });
});

it('answers pipelined requests in their order', async () => {
  const { socket, text, closed } = await openSocket(server.url);
  socket.write(
    pipelined(1, '/healthz') +
      pipelined(1, '/api/no-such-call') +
      pipelined(1, '/about') +
      pipelined(1, '/healthz', 'connection: close\r\n'),
  );
  await closed;
  expect(statusesIn(text())).toEqual([200, 404, 200, 200]);
});
