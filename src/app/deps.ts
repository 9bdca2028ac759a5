import type { FastifyBaseLogger } from 'fastify';
import { checkDatabase } from '../../db/check-database.ts';
import {
  type Database,
  type DatabaseConnection,
  type Db,
  type DbForGroup,
  openDatabase,
} from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { reindexSearch } from '../../db/search/reindex-search.ts';
import { seedEmptyDatabase } from '../../db/seed.ts';
import { SilentConnections } from '../../db/silent-connections.ts';
import { bookingWriter, type WriteBooking } from '../features/appointments/booking-writer.ts';
import { readBusyFile } from '../features/calendars/busy-file/read-busy-file.ts';
import type { CalendarPeers } from '../features/calendars/open-service.ts';
import { AccessTokens } from '../features/calendars/providers/access-tokens.ts';
import type { AskOutside } from '../features/calendars/providers/ask-outside.ts';
import { createMailCatcher } from '../features/email/catcher.ts';
import type { MailTransport } from '../features/email/mail.ts';
import { createMailChannels } from '../features/email/mail-channels.ts';
import { BackgroundWork } from '../features/identity/local-pool/background-work.ts';
import {
  type FirstSignIn,
  seedFirstAccount,
} from '../features/identity/local-pool/first-account.ts';
import { type LocalPool, openLocalPool } from '../features/identity/local-pool/pool.ts';
import { type IdentityOptions, openIdentity } from '../features/identity/open-identity.ts';
import {
  type DynamoTarget,
  openDynamoTarget,
} from '../features/migration/dynamodb/dynamo-target.ts';
import { openEmulator } from '../features/migration/emulator/open-emulator.ts';
import type { IdentityPool } from '../platform/auth/identity-pool.ts';
import {
  DEFAULT_POLL_INTERVALS,
  type PollIntervals,
} from '../platform/background/poll-intervals.ts';
import { type JobRunner, openJobQueue } from '../platform/background/queue.ts';
import { withTimeout } from '../platform/background/with-timeout.ts';
import { createGuardedFetch, type GuardedFetch } from '../platform/http-client/guarded-fetch.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createCounter, type IncrementCounter } from '../platform/rate-limits/counter.ts';
import { openKnownSecrets } from '../platform/secrets/open-known-secrets.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { type ContentVersion, followContentVersion } from '../platform/ssr/content-version.ts';
import type { Config } from './config.ts';
import { DATABASE_GAUGES } from './features.ts';
import { startWorkers } from './workers.ts';

/** Everything the app is made of. Tests replace parts; `dispose` ends all of it in reverse order. */
export type Deps = {
  config: Config;
  log: FastifyBaseLogger;
  now: () => Date;
  /** For what belongs to no group: health, metrics, files, start. */
  db: Db;
  dbForGroup: DbForGroup;
  connections: Database['connections'];
  writeBooking: WriteBooking;
  incrementCounter: IncrementCounter;
  metrics: Metrics;
  jobs: JobRunner;
  content: ContentVersion;
  /** Asks addresses that people have typed, on the public internet only. */
  outgoing: GuardedFetch;
  /** Seals what the database keeps and must not tell. */
  secrets: SecretBox;
  /** How calendars are reached. */
  calendarPeers: CalendarPeers;
  catchesMail: boolean;
  /** Where the migration wizard copies to. */
  dynamo: DynamoTarget;
  /** The embedded user pool, unless Cognito is used. */
  localPool: LocalPool | null;
  /** Where accounts are, this pool or Cognito. */
  identityPool: IdentityPool;
  /** The sign-in that this start has made, to be printed once. */
  firstSignIn: FirstSignIn | null;
  /** Notices to print at every start. */
  notices: readonly string[];
  dispose(): Promise<void>;
};

export type DepsOverrides = {
  /** Aborted when the process has to stop: a start in progress goes no further, and closes what it has opened. */
  stopping?: AbortSignal;
  now?: () => Date;
  mailTransport?: MailTransport;
  /** Before a mail, and a job, is tried again for the first time. */
  retryDelaySeconds?: number;
  /** How often the background looks for what there is to do. */
  pace?: PollIntervals;
  /** How long DynamoDB may be away before a run of the migration wizard fails. */
  migrationPatienceMs?: number;
  /** In place of the guarded client, for peers on this machine. */
  askOutside?: AskOutside;
  /** Whether sources of news are fetched in the background; they are unless this says no. */
  fetchesNews?: boolean;
  /** How long a call waits for a connection to the database; tests wait for a stalled machine. */
  connectionWithinMs?: number;
  /** In place of Cognito, for a configuration that names it. */
  cognito?: Pick<IdentityOptions, 'fetchKeys' | 'endpoint'>;
};

type CleanUp = () => Promise<void> | void;

const KEYS_REPLACED =
  'the keys are not those that this database knew: passwords and keys of mail, calendars and sources must be entered again';

/** With 4 for jobs and 1 that listens no more than the 20 that PgBouncer has for a database by default. */
const MAX_CONNECTIONS = 14;
const MAIL_RETRY_DELAY_SECONDS = 60;
const JOB_RETRY_DELAY_SECONDS = 5;
const MIGRATION_PATIENCE_MS = 300_000;
/** Mails under way have three seconds of it, jobs the rest. */
const BACKGROUND_STOPS_WITHIN_MS = 4_000;

/**
 * Opens the database (starting the embedded one if so configured), migrates, seeds an empty one,
 * starts the job workers. If a step fails, what was opened is closed again.
 */
export async function createDeps(config: Config, overrides: DepsOverrides = {}): Promise<Deps> {
  const log = createLog(config.server.logLevel);
  const now = overrides.now ?? (() => new Date());
  const cleanUps: CleanUp[] = [];
  const dispose = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  try {
    const { stopping } = overrides;
    const { connection, notices } = await connectionFor(config, log, cleanUps);
    stopping?.throwIfAborted();
    const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
    await migrate(connection, { log, onError });
    const silentConnections = new SilentConnections();
    const database = openDatabase(connection, {
      maxConnections: MAX_CONNECTIONS,
      onError,
      silentConnections,
      connectionWithinMs: overrides.connectionWithinMs,
    });
    cleanUps.push(() => database.close());
    const { db, dbForGroup, connections } = database;
    // Closed after all that uses a connection: it notices those on which the server no longer answers.
    const content = await followContentVersion(connection, log, silentConnections);
    cleanUps.push(() => content.close());
    const incrementCounter = createCounter(dbForGroup('rate-limits'));
    stopping?.throwIfAborted();
    await seedEmptyDatabase(db, { now: now(), demo: config.seedDemo });
    stopping?.throwIfAborted();

    const secrets = await openKnownSecrets(config, {
      db,
      now: now(),
      onReplaced: () => log.warn(KEYS_REPLACED),
    });
    const standIn = overrides.mailTransport ?? standInFor(config);
    const { sendGridUrl } = config;
    const channels = createMailChannels({ db, secrets, sendGridUrl, standIn });
    // Before the queue, so that at the end jobs stop first and then what they send with.
    const outgoing = createGuardedFetch({ allow: config.outgoingAllow });
    cleanUps.push(() => outgoing.close());
    cleanUps.push(() => channels.close());
    const dynamo = openDynamoTarget(config.aws, openEmulator({ dataDir: config.dataDir, log }));
    cleanUps.push(() => dynamo.close());
    const { pace = DEFAULT_POLL_INTERVALS, retryDelaySeconds } = overrides;
    const jobs = await openJobQueue(connection, {
      retryDelaySeconds: retryDelaySeconds ?? JOB_RETRY_DELAY_SECONDS,
      pollMs: pace.jobsMs,
      onError,
      silentConnections,
    });
    let endWorkers: CleanUp = () => {};
    cleanUps.push(async () => {
      const endMs = performance.now() + BACKGROUND_STOPS_WITHIN_MS;
      // A query on a dead line ends later than that.
      await withTimeout(Promise.resolve(endWorkers()), BACKGROUND_STOPS_WITHIN_MS, () => {});
      await jobs.stop(Math.max(0, endMs - performance.now()));
    });
    const calendarPeers = {
      addresses: config.calendars,
      tokens: new AccessTokens(),
      ask: overrides.askOutside ?? outgoing,
      readBusyFile,
    };
    endWorkers = await startWorkers(jobs, {
      config,
      log,
      dbForGroup,
      outgoing,
      secrets,
      channels,
      calendarPeers,
      dynamo,
      migrationPatienceMs: overrides.migrationPatienceMs ?? MIGRATION_PATIENCE_MS,
      mailRetryDelaySeconds: retryDelaySeconds ?? MAIL_RETRY_DELAY_SECONDS,
      pace,
      fetchesNews: overrides.fetchesNews ?? true,
      now,
    });

    const localPool = await localPoolFor(config, {
      db: dbForGroup('local-pool'),
      incrementCounter,
      secrets,
      now,
      log,
    });
    const identityPool = openIdentity(config.identity, localPool, {
      now,
      onFailure: (error) => log.error({ err: error }, 'the keys of the user pool are out of reach'),
      ...overrides.cognito,
    });
    cleanUps.push(() => identityPool.close());
    stopping?.throwIfAborted();
    // Last, so that nothing can fail between making the password and telling it.
    const firstSignIn = await firstSignInFor(config, localPool);
    return {
      config,
      log,
      now,
      db,
      dbForGroup,
      connections,
      writeBooking: bookingWriter(dbForGroup('appointments')),
      incrementCounter,
      metrics: createMetrics(DATABASE_GAUGES),
      jobs,
      content,
      outgoing,
      secrets,
      calendarPeers,
      catchesMail: standIn?.isCatcher === true,
      dynamo,
      localPool,
      identityPool,
      firstSignIn,
      notices,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** On a connection of its own: a large table takes its time, and so does another copy that migrates. */
async function migrate(
  connection: DatabaseConnection,
  { log, onError }: { log: FastifyBaseLogger; onError: (error: Error) => void },
) {
  const { db, close } = openDatabase(connection, {
    maxConnections: 1,
    onError,
    withoutTimeouts: true,
  });
  try {
    const newer = await migrateToLatest(db as never, (transactions) =>
      log.warn({ transactions }, 'a migration waits for open transactions and is tried again'),
    );
    if (newer.length > 0) log.warn({ newer }, 'the database belongs to a newer release');
    const rows = await reindexSearch(db as never);
    if (rows > 0) log.info({ rows }, 'search words were computed again');
  } finally {
    await close();
  }
}

async function connectionFor(
  config: Config,
  log: FastifyBaseLogger,
  cleanUps: CleanUp[],
): Promise<{ connection: DatabaseConnection; notices: readonly string[] }> {
  if (config.database.kind === 'external') {
    const connection = { connectionString: config.database.url };
    await checkDatabase(connection);
    return { connection, notices: [] };
  }
  const { startEmbeddedPostgres } = await import('../../db/embedded/embedded-postgres.ts');
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    onDeath: (error) =>
      log.error(
        { err: error },
        'the embedded database has died or lost its socket; starting it again',
      ),
  });
  cleanUps.push(() => postgres.stop());
  return { connection: postgres.connection, notices: postgres.notices };
}

async function localPoolFor(
  { identity, dataDir, server }: Config,
  { log, ...uses }: Pick<Deps, 'db' | 'incrementCounter' | 'secrets' | 'now' | 'log'>,
): Promise<LocalPool | null> {
  if (identity.kind !== 'local') return null;
  const { kind: _kind, firstAccount: _firstAccount, ...names } = identity;
  const onLostSigningKey = (err: unknown) =>
    log.warn({ err }, 'the signing key of the user pool is lost; staff have to sign in again');
  const background = new BackgroundWork((err) => log.error({ err }, 'a code could not be mailed'));
  const { rateLimitFactor } = server;
  return openLocalPool({ dataDir, names, rateLimitFactor, onLostSigningKey, background, ...uses });
}

async function firstSignInFor({ identity }: Config, pool: LocalPool | null) {
  if (identity.kind !== 'local' || !pool) return null;
  return seedFirstAccount(pool, identity.firstAccount);
}

/** Where nothing is configured, mails are caught, or held. */
function standInFor({ mail }: Config): MailTransport | undefined {
  return mail.kind === 'catcher' ? createMailCatcher({ directory: mail.directory }) : undefined;
}
