import { subDays } from 'date-fns';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import type { Config } from './config.ts';
import type { MailOutlets } from './email/mail-outlets.ts';
import { sendEmail } from './email/send-email.ts';
import { cleanUpLocalPool } from './identity/local-pool/clean-up.ts';
import { type JobRunner, TryAgainLater } from './jobs/queue.ts';
import { workWhile } from './jobs/work-while.ts';
import { enqueueDueSources } from './news-sources/fetching/enqueue-fetches.ts';
import { fetchSource } from './news-sources/fetching/fetch-source.ts';
import { deleteUnconfirmedBefore } from './newsletter/queries.ts';
import { CONFIRM_WITHIN_DAYS } from './newsletter/rules.ts';
import type { GuardedFetch } from './outgoing/guarded-fetch.ts';
import { deleteEndedWindows } from './rate-limits/queries.ts';
import { remindClients } from './reminders/remind-clients.ts';
import type { SecretBox } from './secrets/secret-box.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';
const EVERY_DAY = '41 3 * * *';

type Uses = {
  config: Config;
  log: FastifyBaseLogger;
  db: Db;
  outgoing: GuardedFetch;
  secrets: SecretBox;
  outlets: MailOutlets;
  mailRetryDelaySeconds: number;
  /** Whether sources of news are fetched in the background. */
  fetchesNews: boolean;
  now: () => Date;
};

/** Everything that this process does in the background. Answers how to end what the queue does not end itself. */
export async function startWorkers(jobs: JobRunner, uses: Uses): Promise<() => Promise<void>> {
  const { config, db, now } = uses;
  await jobs.work('remind-clients', () => remindClients({ db, jobs, now }));
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('delete-ended-rate-limits', () => deleteEndedWindows(db));
  await jobs.schedule('delete-ended-rate-limits', EVERY_HOUR);
  await jobs.work('delete-unconfirmed-subscribers', () =>
    deleteUnconfirmedBefore(db, subDays(now(), CONFIRM_WITHIN_DAYS)),
  );
  await jobs.schedule('delete-unconfirmed-subscribers', EVERY_DAY);
  if (uses.fetchesNews) await startNews(jobs, uses);
  if (config.identity.kind === 'local') {
    await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
    await jobs.schedule('clean-up-local-pool', EVERY_HOUR);
  }
  return startMail(jobs, uses);
}

async function startNews(jobs: JobRunner, uses: Uses): Promise<void> {
  const { config, db, outgoing, secrets, now } = uses;
  const { publicUrl } = config.server;
  await jobs.work('fetch-news-source', ({ sourceId }) =>
    fetchSource({ db, outgoing, secrets, publicUrl, now }, sourceId),
  );
  await jobs.work('fetch-due-news', () => enqueueDueSources({ db, jobs }, now()));
  await jobs.schedule('fetch-due-news', EVERY_MINUTE);
}

const LOOK_FOR_SETTINGS_MS = 3_000;

/** While there is no way to send, mails stay in the outbox and their jobs in the queue, untouched. */
async function startMail(jobs: JobRunner, uses: Uses): Promise<() => Promise<void>> {
  const { config, log, outlets, mailRetryDelaySeconds: firstPauseSeconds, ...sources } = uses;
  const { publicUrl } = config.server;
  const deps = {
    ...sources,
    publicUrl,
    outlets,
    firstPauseSeconds,
    recordsSecrets: config.showsMail,
  };
  const start = () =>
    jobs.work('send-email', async ({ emailId }) => {
      const outcome = await sendEmail(deps, emailId);
      if (outcome) throw new TryAgainLater(outcome.againInSeconds);
    });
  if (config.mail.kind === 'catcher') {
    await start();
    return async () => {};
  }
  return workWhile({
    isWanted: outlets.exists,
    start,
    everyMs: LOOK_FOR_SETTINGS_MS,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
