import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BARE_ENV } from './bare-env.ts';
import type { Place } from './data-folder.ts';
import { DataFolderUnusableError, RESTORE_OR_START_EMPTY } from './folder-failure.ts';
import { POLL_MS, type Postmaster, readPostmaster } from './postmaster.ts';
import { makeSocketFolder, removeSocketFolders, SOCKET_PORT } from './socket-folder.ts';

export type Settings = Readonly<Record<string, string>>;

const MAX_LOG_BYTES = 5 * 1024 * 1024;
const LOG_TAIL_CHARACTERS = 2_000;

/** How long backends may take to notice that their postmaster was killed: until their statement ends. */
const REMAINS_TIMEOUT_MS = 30_000;
const RETRY_MS = 100;

/**
 * Starts the server and waits until it accepts connections, however long a recovery takes. With `last`, it listens at
 * the same address as that server did.
 */
export async function startPostmaster(
  place: Place,
  binaries: string,
  settings: Settings,
  last?: Postmaster,
): Promise<Postmaster> {
  rotateLog(place.logFile);
  const deadline = performance.now() + REMAINS_TIMEOUT_MS;
  for (;;) {
    removeSocketFolders(place);
    const address = await addressFlags(place, last);
    const attempt = await tryStart(place, binaries, [...address, ...settingFlags(settings)]);
    if ('postmaster' in attempt) return attempt.postmaster;
    removeSocketFolders(place);
    const mayPass = attempt.log.includes('pre-existing shared memory block');
    if (!mayPass || performance.now() > deadline) {
      throw new DataFolderUnusableError(
        `The database in ${place.cluster} did not start: ${attempt.reason}. Postgres says: ` +
          `${causeIn(attempt.log)}. ${RESTORE_OR_START_EMPTY} More is in ${place.logFile}.`,
      );
    }
    await wait(RETRY_MS);
  }
}

/** The log lines that say why a server ended, without time and process id; the whole log if there are none. */
function causeIn(log: string): string {
  const causes = [...log.matchAll(/(?:FATAL|PANIC|postgres):\s+(.+)/g)].map(([, cause]) => cause);
  return (causes.length > 0 ? causes.join('; ') : log.trim()) || 'nothing';
}

type Attempt = { postmaster: Postmaster } | { reason: string; log: string };

async function tryStart(
  place: Place,
  binaries: string,
  flags: readonly string[],
): Promise<Attempt> {
  const { cluster, logFile } = place;
  const args = ['-D', cluster, ...flags];
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const child = spawn(path.join(binaries, 'bin', 'postgres'), args, {
    ...place.runAs,
    cwd: '/',
    env: BARE_ENV,
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C must reach only the application, which needs the database for its graceful
    // shutdown.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  const failure = watchForFailure(child);
  for (;;) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.isReady && postmaster.pid === child.pid) return { postmaster };
    if (failure.reason !== undefined) {
      const written = readFileSync(logFile).subarray(logStart).toString('utf8');
      return { reason: failure.reason, log: written.slice(-LOG_TAIL_CHARACTERS) };
    }
    await wait(POLL_MS);
  }
}

function watchForFailure(child: ChildProcess): { reason?: string } {
  const failure: { reason?: string } = {};
  child.once('error', (error) => {
    failure.reason ??= error.message;
  });
  child.once('exit', (code, signal) => {
    failure.reason ??= `it ended with ${signal ?? `status ${code}`}`;
  });
  return failure;
}

async function addressFlags(place: Place, last: Postmaster | undefined): Promise<string[]> {
  if (process.platform === 'win32') {
    return ['-h', '127.0.0.1', '-p', String(last?.port ?? (await findFreePort()))];
  }
  const folder = makeSocketFolder(place, last?.socketFolder);
  return ['-h', '', '-k', folder, '-p', String(SOCKET_PORT)];
}

function settingFlags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Call it only while no server writes to the log: a running server keeps its file open. */
function rotateLog(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_BYTES) {
    renameSync(logFile, `${logFile}.1`);
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
