import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../testing/free-port.ts';
import { NODE_FLAGS } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const MAIN = path.resolve(import.meta.dirname, 'main.ts');

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-start-'));
  // As root, Postgres runs as another user, who needs search permission on the folder.
  await chmod(folder, 0o711);
  dataDir = path.join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string };

/** Starts the product on an empty data folder. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
  return { child, ended };
}

/** The server of the data folder, from its pid file; undefined before that is written. */
function postmasterPid(): number | undefined {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  const [line = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 1) : [];
  return Number(line) || undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/^\d+ \(.*\) Z/.test(readFileSync(status, 'utf8'));
}

describe('a start that fails reports the reason, and leaves no data folder behind', () => {
  it.each([
    ['a host that is nowhere', { HOST: 'nowhere.invalid' }, 'HOST is not an address'],
    ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST is not an address'],
    ['an address without a scheme', { PUBLIC_URL: 'law.example' }, 'PUBLIC_URL must be'],
    [
      'a database on a machine that is nowhere',
      { DATABASE_URL: 'postgres://user:hunter2@nowhere.invalid/db' },
      'The database cannot be reached',
    ],
  ] as [string, Record<string, string>, string][])('%s', async (_what, env, words) => {
    const { code, said } = await start(env).ended;
    expect(code).toBe(1);
    expect(said).toContain(words);
    expect(said).not.toMatch(/\n\s+at |hunter2/);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) }).ended;
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).not.toMatch(/\n\s+at /);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('a damaged key file', async () => {
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'secret.key'), 'damaged');
    const database = await createTestDatabase();
    onTestFinished(() => database.dispose());
    const { code, said } = await start({ DATABASE_URL: database.urlThrough() }).ended;
    expect(code).toBe(1);
    expect(said).toContain('secret.key is damaged');
    expect(said).not.toMatch(/\n\s+at /);
  });

  it('a database address without a server', async () => {
    const DATABASE_URL = `postgres://localhost:${await findFreePort()}/db`;
    const { code, said } = await start({ DATABASE_URL }).ended;
    expect(code).toBe(1);
    expect(said).toContain('The database cannot be reached (ECONNREFUSED');
    expect(said).not.toMatch(/\n\s+at /);
  });
});

/** A module for `node --import` with which the web bundle is never loaded, as in a deadlock of its modules. */
const NEVER_LOADS = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const pages = { format: 'module', source: 'await new Promise(() => {})', shortCircuit: true };
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/server/entry-server.js') ? pages : next(url, context),
  });
`)}`;

describe.skipIf(process.platform === 'win32')('terminated before it is ready', () => {
  it('while it waits for something that does not happen', async () => {
    const { child, ended } = start({ NODE_OPTIONS: `--import=${NEVER_LOADS}` });
    // Printed when all that is left is to load the pages.
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text) => /Staff sign-in/.test(text) && resolve());
    });
    child.kill('SIGTERM');
    const { code, signal, said } = await ended;
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(said).not.toContain('ready at');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s: it leaves no Postgres and no unfinished folder behind',
    async (signal) => {
      const { child, ended } = start({});
      await expect.poll(postmasterPid, { interval: 5, timeout: 60_000 }).toBeDefined();
      const pid = postmasterPid() ?? 0;
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, signal: null });
      expect(isRunning(pid)).toBe(false);
      expect(existsSync(path.join(dataDir, 'lawfront.pid'))).toBe(false);
    },
    120_000,
  );
});
