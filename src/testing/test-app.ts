import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app/app.ts';
import { type Config, readConfig } from '../app/config.ts';
import { createDeps, type Deps } from '../app/deps.ts';
import type { DepsOverrides } from '../app/startup.ts';
import { createTestDatabase, PATIENT_CONNECTION_MS } from './test-database.ts';

export type TestApp = {
  url: string;
  deps: Deps;
  /** Connects to its database directly. */
  databaseUrl: string;
  /** Mails from the development mail catcher, one .eml file each. */
  mailDirectory: string;
  /** Stops the server as a signal does; `close` also removes its database and files. */
  stop(): Promise<void>;
  /** Stops the server and removes its database and files. */
  close(): Promise<void>;
};

/** Monday, March 10, 2031, 7:00 AM in San Diego, two hours before the first slot of the day. */
export const TEST_NOW = new Date('2031-03-10T14:00:00Z');

/**
 * Shorter than the product's, so that tests do not wait long for background work. Polling ten times a second would take
 * a sixth of a processor for each server.
 */
export const TEST_POLL_INTERVALS = {
  jobsMs: 400,
  calendarChangesMs: 400,
  mailSettingsMs: 400,
  // No idle backoff, because the clock of a test server does not advance.
  maxIdleMs: 0,
};

// A port on which nothing listens, so that no test reaches an external provider.
const NOBODY = 'http://127.0.0.1:9';
const UNREACHABLE_PROVIDERS = {
  GOOGLE_API_URL: NOBODY,
  GOOGLE_TOKEN_URL: NOBODY,
  GRAPH_URL: NOBODY,
  MICROSOFT_LOGIN_URL: NOBODY,
  CALENDLY_URL: NOBODY,
  STRIPE_URL: NOBODY,
};

/**
 * Starts the whole server on its own database, listening on a real socket: multipart, bursts and aborted requests
 * behave as in production. The clock is fixed at `TEST_NOW` unless given, and calls wait long for a database
 * connection.
 */
export async function startTestApp({
  env = {},
  wirePort,
  ...overrides
}: DepsOverrides & {
  env?: Record<string, string>;
  /** A local port that forwards to the database, used instead of a direct connection. */
  wirePort?: number;
} = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lawfront-app-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '100000',
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlThrough(wirePort),
    ...UNREACHABLE_PROVIDERS,
    ...env,
  });
  const deps = await createDeps(config, {
    now: () => TEST_NOW,
    retryDelaySeconds: 1,
    pollIntervals: TEST_POLL_INTERVALS,
    fetchesNews: false,
    archiveTiming: null,
    mailboxLimitFactor: 100_000,
    connectionWithinMs: PATIENT_CONNECTION_MS,
    ...overrides,
  });
  const app = await buildApp(deps);
  const url = await listen(app);
  const stop = async () => {
    await app.close();
    await deps.dispose();
    portOfLastApp = Number(new URL(url).port);
  };
  return {
    url,
    deps,
    databaseUrl: database.urlThrough(),
    mailDirectory: path.join(dataDir, 'mail'),
    stop,
    async close() {
      await stop();
      await database.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let portOfLastApp = 0;

/**
 * Listens on a free port; for end-to-end tests, on the port of the previous app if it is still free, because the
 * browser cache belongs to an origin.
 */
async function listen(app: FastifyInstance): Promise<string> {
  const port = inject('reusesPort') ? portOfLastApp : 0;
  portOfLastApp = 0;
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    if (port === 0) throw error;
    return app.listen({ host: '127.0.0.1', port: 0 });
  }
}
