import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Availability } from '../src/features/scheduling/slots/schema.ts';
import { addDays } from '../src/platform/time/date-math.ts';
import { bookingBody, postJson } from '../src/testing/booking-requests.ts';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

let folder: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-drill-'));
});
afterEach(async () => {
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { code: number; said: string };

/** Runs a command as npm does, on the embedded database of a data folder. */
function run(script: string, args: string[], dataDir: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir };
    const file = path.join(ROOT, 'scripts', script);
    const options = { cwd: ROOT, env: { ...env, INIT_CWD: folder } };
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

const ATTORNEY = 'maren-castellane';

/** A start at which the attorney is free. */
async function freeStart(url: string): Promise<string> {
  const day = (count: number) => addDays(new Date(), count).toISOString().slice(0, 10);
  const response = await fetch(
    `${url}/api/appointments/availability?from=${day(1)}&to=${day(9)}&attorney=${ATTORNEY}`,
  );
  const { days } = (await response.json()) as Availability;
  return days.flatMap(({ slots }) => slots.map(({ start }) => start))[0] ?? '';
}

it('backup.ts and restore.ts move a site with its bookings to another data folder', async () => {
  const [lost, found] = [path.join(folder, 'lost'), path.join(folder, 'found')];
  server = await startServerProcess({ DATA_DIR: lost, DATABASE_URL: '' });
  const scheduledDate = await freeStart(server.url);
  const booked = await postJson(
    `${server.url}/api/appointments`,
    bookingBody({ scheduledDate, attorney: ATTORNEY }),
  );
  const { id } = await booked.json();

  const backup = await run('backup.ts', ['firm.gz'], lost);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('NOT in it') });
  expect(await run('backup.ts', [], lost)).toMatchObject({ code: 0 });
  expect(await readdir(path.join(lost, 'backups'))).toHaveLength(1);
  const whileRunning = await run('restore.ts', ['firm.gz', '--replace'], lost);
  expect(whileRunning).toMatchObject({ code: 1, said: expect.stringContaining('must not run') });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.end('SIGTERM');
  expect(await run('backup.ts', ['stopped.gz'], lost)).toMatchObject({ code: 0 });

  const withoutKey = await run('restore.ts', ['firm.gz'], found);
  expect(withoutKey).toMatchObject({ code: 0, said: expect.stringContaining('secret.key') });
  await mkdir(found, { recursive: true });
  await copyFile(path.join(lost, 'secret.key'), path.join(found, 'secret.key'));
  const replaced = await run('restore.ts', ['firm.gz', '--replace'], found);
  expect(replaced).toMatchObject({ code: 0, said: expect.not.stringContaining('secret.key') });

  server = await startServerProcess({ DATA_DIR: found, DATABASE_URL: '' });
  expect((await fetch(`${server.url}/api/appointments/${id}/calendar.ics`)).status).toBe(200);
  const taken = await postJson(
    `${server.url}/api/appointments`,
    bookingBody({ scheduledDate, attorney: ATTORNEY, email: 'other@example.com' }),
  );
  expect([taken.status, (await taken.json()).reason]).toEqual([409, 'slot_taken']);
}, 120_000);

it('an invalid call fails with a message and exit code 1', async () => {
  for (const [script, args, words] of [
    ['backup.ts', [], 'no database in the data folder'],
    ['restore.ts', [], 'Name the backup to restore'],
    ['restore.ts', ['a', '--force'], 'Name the backup to restore'],
  ] as const) {
    const outcome = await run(script, [...args], path.join(folder, 'none'));
    expect(outcome).toMatchObject({ code: 1, said: expect.stringContaining(words) });
    expect(outcome.said).not.toContain('    at ');
  }
}, 60_000);
