import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addDays } from 'date-fns';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Availability } from './appointments/schema.ts';
import { bookingBody, postJson } from './testing/booking-requests.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

/** The whole product as `npm start` runs it, with its embedded database, killed in the middle of its work. */

const BOOKINGS = 200;
const AT_ONCE = 20;
const KILL_AFTER = 60;

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-crash-'));
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: '' });
  return server.url;
}

async function freeStarts(url: string): Promise<string[]> {
  const day = (count: number) => addDays(new Date(), count).toISOString().slice(0, 10);
  const response = await fetch(`${url}/api/appointments/availability?from=${day(1)}&to=${day(40)}`);
  const { days } = (await response.json()) as Availability;
  return days.flatMap(({ slots }) => slots.map(({ start }) => start)).slice(0, BOOKINGS);
}

/** E-mail addresses and ids of the bookings that were answered with 201. */
async function bookUntilKilled(url: string, starts: readonly string[]) {
  const acknowledged = new Map<string, string>();
  const queue = starts.map((scheduledDate, i) => ({ scheduledDate, email: `c${i}@example.com` }));
  const client = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        const response = await postJson(`${url}/api/appointments`, bookingBody(next));
        if (response.status !== 201) throw new Error(`Answered ${response.status}`);
        acknowledged.set(next.email, (await response.json()).id);
      } catch {
        return;
      }
      if (acknowledged.size === KILL_AFTER) void server?.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return acknowledged;
}

/** How many mails to each client there are, by address, and their Message-IDs. */
async function confirmations(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const folder = path.join(dataDir, 'mail');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml'))) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
    const to = mail.to?.[0]?.address ?? '';
    found.set(to, (found.get(to) ?? new Set()).add(mail.messageId ?? ''));
  }
  return found;
}

it('keeps every booking that it acknowledged, once, and sends its mail', async () => {
  const url = await start();
  const acknowledged = await bookUntilKilled(url, await freeStarts(url));
  await server?.end('SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(BOOKINGS);

  const restarted = await start();
  for (const id of acknowledged.values()) {
    const file = await fetch(`${restarted}/api/appointments/${id}/calendar.ics`);
    expect(file.status).toBe(200);
  }
  await vi.waitFor(
    async () => {
      const mails = await confirmations();
      const missing = [...acknowledged.keys()].filter((email) => !mails.has(email));
      expect(missing).toEqual([]);
    },
    { timeout: 90_000, interval: 200 },
  );
  for (const email of acknowledged.keys()) {
    expect((await confirmations()).get(email)?.size).toBe(1);
  }
}, 150_000);
