import { DEFAULT_POLL_INTERVALS } from '../platform/background/poll-intervals.ts';
import { type JobRunner, openJobQueue } from '../platform/background/queue.ts';
import { withTimeout } from '../platform/background/with-timeout.ts';
import type { WorkerDeps } from './feature.ts';
import { MAIL_CONTENTS, PERSONAL_DATA, TIMELINE_PARTS } from './features.ts';
import type { AppDatabase } from './open-app-database.ts';
import type { Startup } from './startup.ts';
import { DOCUMENTED_POLICIES } from './tables.ts';
import { startWorkers } from './workers.ts';

const MAIL_RETRY_DELAY_SECONDS = 60;
const JOB_RETRY_DELAY_SECONDS = 5;
const MIGRATION_RETRY_TIMEOUT_MS = 300_000;
/** Total shutdown time: mails in progress get three seconds, and jobs get the rest. */
const STOPS_WITHIN_MS = 4_000;
/** Where the database does not respond, nothing in progress can be recorded, and requests have used half of the time. */
const STOPS_WITHOUT_DATABASE_WITHIN_MS = 500;
const QUEUE_CLOSES_WITHIN_MS = 1_000;

type Uses = Pick<
  WorkerDeps,
  | 'documentScanner'
  | 'outgoing'
  | 'secrets'
  | 'channels'
  | 'calendarPeers'
  | 'dynamo'
  | 'readSource'
  | 'openStripe'
  | 'inTurn'
  | 'visitCounter'
>;

/** Opens the job queue and starts all background work of this process. */
export async function startBackground(
  { config, log, now, overrides, cleanUps }: Startup,
  { connection, silentConnections, onError, dbForGroup, writes }: AppDatabase,
  uses: Uses,
): Promise<JobRunner> {
  const { pollIntervals = DEFAULT_POLL_INTERVALS, retryDelaySeconds } = overrides;
  overrides.onStep?.('background');
  const jobs = await openJobQueue(connection, {
    retryDelaySeconds: retryDelaySeconds ?? JOB_RETRY_DELAY_SECONDS,
    pollMs: pollIntervals.jobsMs,
    idleBackoff: { maxMs: pollIntervals.maxIdleMs, writes },
    onError,
    silentConnections,
  });
  let endWorkers = async () => {};
  cleanUps.push(async () => {
    const withinMs = silentConnections.isServerLost
      ? STOPS_WITHOUT_DATABASE_WITHIN_MS
      : STOPS_WITHIN_MS;
    const endMs = performance.now() + withinMs;
    // A query on a dead connection takes longer than this to fail.
    await withTimeout(endWorkers(), withinMs, () => {});
    const leftMs = Math.max(0, endMs - performance.now());
    // While the database is unavailable, the queue also waits for a connection attempt, which takes four seconds to
    // fail.
    await withTimeout(jobs.stop(leftMs), leftMs + QUEUE_CLOSES_WITHIN_MS, () => {});
  });
  endWorkers = await startWorkers(jobs, {
    ...uses,
    log,
    now,
    dbForGroup,
    publicUrl: config.server.publicUrl,
    mailboxLimitFactor: overrides.mailboxLimitFactor ?? 1,
    identity: config.identity,
    mailContents: MAIL_CONTENTS,
    personalData: PERSONAL_DATA,
    timelineParts: TIMELINE_PARTS,
    documentedPolicies: DOCUMENTED_POLICIES,
    hasCatcher: config.mail.kind === 'catcher',
    recordsSecrets: config.showsMail,
    mailRetryDelaySeconds: retryDelaySeconds ?? MAIL_RETRY_DELAY_SECONDS,
    migrationRetryTimeoutMs: overrides.migrationRetryTimeoutMs ?? MIGRATION_RETRY_TIMEOUT_MS,
    fetchesNews: overrides.fetchesNews ?? true,
    pollIntervals,
    writes,
  });
  return jobs;
}
