import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbForGroup } from '../../db/client.ts';
import { startAppointmentWorkers } from '../features/appointments/workers.ts';
import type { CalendarPeers } from '../features/calendars/open-service.ts';
import { startCalendarWorkers } from '../features/calendars/workers.ts';
import type { MailChannels } from '../features/email/mail-channels.ts';
import { startMailWorkers } from '../features/email/workers.ts';
import { cleanUpLocalPool } from '../features/identity/local-pool/clean-up.ts';
import type { DynamoTarget } from '../features/migration/dynamodb/dynamo-target.ts';
import { startMigrationWorkers } from '../features/migration/workers.ts';
import { startNewsWorkers } from '../features/news/sources/workers.ts';
import { deleteUnconfirmedBefore } from '../features/newsletter/queries.ts';
import { CONFIRM_WITHIN_DAYS } from '../features/newsletter/rules.ts';
import { applyRetention } from '../features/privacy/apply-retention.ts';
import type { PollIntervals } from '../platform/background/poll-intervals.ts';
import type { JobRunner } from '../platform/background/queue.ts';
import type { GuardedFetch } from '../platform/http-client/guarded-fetch.ts';
import { deleteEndedWindows } from '../platform/rate-limits/queries.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { subDays } from '../platform/time/date-math.ts';
import type { Config } from './config.ts';
import { MAIL_CONTENTS } from './features.ts';

const EVERY_HOUR = '17 * * * *';
const EVERY_DAY = '41 3 * * *';

type Uses = {
  config: Config;
  log: FastifyBaseLogger;
  dbForGroup: DbForGroup;
  outgoing: GuardedFetch;
  secrets: SecretBox;
  channels: MailChannels;
  calendarPeers: CalendarPeers;
  dynamo: DynamoTarget;
  migrationPatienceMs: number;
  mailRetryDelaySeconds: number;
  pace: PollIntervals;
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
    startMailWorkers({
      ...uses,
      mailContents: MAIL_CONTENTS,
      hasCatcher: uses.config.mail.kind === 'catcher',
      recordsSecrets: uses.config.showsMail,
      publicUrl,
      rateLimitFactor: uses.config.server.rateLimitFactor,
    }),
    startCalendarWorkers(jobs, { ...uses, peers, publicUrl }),
    startMigrationWorkers(jobs, { ...uses, db: migrationDb, target, patienceMs }),
    uses.fetchesNews && startNewsWorkers(jobs, { ...uses, publicUrl }),
    startAppointmentWorkers(jobs, uses),
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
  await jobs.work('forget-old-data', () => applyRetention({ db, now }));
  if (isLocal) await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
}
