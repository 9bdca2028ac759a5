import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbForGroup } from '../db/client.ts';
import type { CalendarPeers } from './calendars/open-service.ts';
import { startCalendarWorkers } from './calendars/workers.ts';
import type { Config } from './config.ts';
import { subDays } from './date-math.ts';
import type { MailOutlets } from './email/mail-outlets.ts';
import { startMailWorkers } from './email/workers.ts';
import { cleanUpLocalPool } from './identity/local-pool/clean-up.ts';
import type { Pace } from './jobs/pace.ts';
import type { JobRunner } from './jobs/queue.ts';
import type { DynamoTarget } from './migration/target/dynamo-target.ts';
import { startMigrationWorkers } from './migration/workers.ts';
import { startNewsWorkers } from './news-sources/workers.ts';
import { deleteUnconfirmedBefore } from './newsletter/queries.ts';
import { CONFIRM_WITHIN_DAYS } from './newsletter/rules.ts';
import type { GuardedFetch } from './outgoing/guarded-fetch.ts';
import { forgetOldData } from './privacy/forget-old-data.ts';
import { deleteEndedWindows } from './rate-limits/queries.ts';
import type { SecretBox } from './secrets/secret-box.ts';

const EVERY_HOUR = '17 * * * *';
const EVERY_DAY = '41 3 * * *';

type Uses = {
  config: Config;
  log: FastifyBaseLogger;
  dbForGroup: DbForGroup;
  outgoing: GuardedFetch;
  secrets: SecretBox;
  outlets: MailOutlets;
  calendarPeers: CalendarPeers;
  dynamo: DynamoTarget;
  migrationPatienceMs: number;
  mailRetryDelaySeconds: number;
  pace: Pace;
  /** Whether sources of news are fetched in the background. */
  fetchesNews: boolean;
  now: () => Date;
};

/** Everything that this process does in the background. Answers how to end what the queue does not end itself. */
export async function startWorkers(
  jobs: JobRunner,
  { dbForGroup, ...others }: Uses,
): Promise<() => Promise<void>> {
  const uses = { ...others, db: dbForGroup('background') };
  // A run holds a connection for as long as it copies a table.
  const migrationDb = dbForGroup('background-migration');
  const { publicUrl } = uses.config.server;
  const { calendarPeers: peers, dynamo: target, migrationPatienceMs: patienceMs } = uses;
  const [endMail, endCalendars, endMigration] = await Promise.all([
    startMailWorkers(jobs, uses),
    startCalendarWorkers(jobs, { ...uses, peers, publicUrl }),
    startMigrationWorkers(jobs, { ...uses, db: migrationDb, target, patienceMs }),
    uses.fetchesNews && startNewsWorkers(jobs, { ...uses, publicUrl }),
    startCleaning(jobs, uses),
  ]);
  return async () => {
    await Promise.all([endMigration(), endCalendars(), endMail()]);
  };
}

async function startCleaning(
  jobs: JobRunner,
  { config, db, now }: Pick<Uses, 'config' | 'now'> & { db: Db },
): Promise<void> {
  const isLocal = config.identity.kind === 'local';
  await Promise.all([
    jobs.schedule('delete-ended-rate-limits', EVERY_HOUR),
    jobs.schedule('delete-unconfirmed-subscribers', EVERY_DAY),
    jobs.schedule('forget-old-data', EVERY_DAY),
    isLocal && jobs.schedule('clean-up-local-pool', EVERY_HOUR),
  ]);
  await jobs.work('delete-ended-rate-limits', () => deleteEndedWindows(db));
  await jobs.work('delete-unconfirmed-subscribers', () =>
    deleteUnconfirmedBefore(db, subDays(now(), CONFIRM_WITHIN_DAYS)),
  );
  await jobs.work('forget-old-data', () => forgetOldData({ db, now }));
  if (isLocal) await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
}
