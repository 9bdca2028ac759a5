import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { chooseRunAs } from '../db/embedded/run-as.ts';
import { findPgBouncer } from '../scripts/find-pgbouncer.ts';
import { findFreePort } from '../src/testing/free-port.ts';

/** Undefined if it is not installed: `npm test` reports that, and its tests are skipped. */
export const PGBOUNCER = findPgBouncer();

export type Pooler = { port: number; close(): Promise<void> };

/** Starts the distribution's PgBouncer in front of the test server, with default settings except `poolMode`. */
export async function startPgBouncer(
  poolMode: 'session' | 'transaction' | 'statement',
): Promise<Pooler> {
  const { host, port: serverPort, user, password } = inject('testServer');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-pgbouncer-'));
  const port = await findFreePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${user}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${host} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${poolMode}
`,
  );
  // Like Postgres, it refuses to run as root.
  const runAs = chooseRunAs(folder);
  if (runAs) for (const each of [folder, users, settings]) await chown(each, runAs.uid, runAs.gid);
  const child = spawn(PGBOUNCER ?? expect.fail('PgBouncer is not installed'), [settings], {
    stdio: 'ignore',
    ...runAs,
  });
  await expect.poll(() => accepts(port)).toBe(true);
  return {
    port,
    async close() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await ended;
  clearTimeout(timer);
}
