import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Pace } from '../jobs/pace.ts';
import type { JobRunner } from '../jobs/queue.ts';
import { workWhile } from '../jobs/work-while.ts';
import { remindClients } from '../reminders/remind-clients.ts';
import type { MailOutlets } from './mail-outlets.ts';
import { sendEmail } from './send-email.ts';
import { startDelivery } from './start-delivery.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now'> & {
  config: Pick<Config, 'mail' | 'showsMail' | 'server'>;
  log: Pick<Context['log'], 'warn'>;
  outlets: MailOutlets;
  mailRetryDelaySeconds: number;
  pace: Pace;
};

const EVERY_MINUTE = '* * * * *';

/**
 * Reminds, and sends mail. While there is no way to send, mails stay in the outbox, untouched. Answers how to end
 * the sending, which waits for what is being sent.
 */
export async function startMailWorkers(jobs: JobRunner, deps: Deps): Promise<() => Promise<void>> {
  const { config, log, outlets, mailRetryDelaySeconds, pace, ...sources } = deps;
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('remind-clients', () => remindClients(sources));
  const sending = {
    ...sources,
    publicUrl: config.server.publicUrl,
    outlets,
    firstPauseSeconds: mailRetryDelaySeconds,
    recordsSecrets: config.showsMail,
    rateLimitFactor: config.server.rateLimitFactor,
  };
  const start = () =>
    startDelivery({
      db: deps.db,
      send: (email) => sendEmail(sending, email),
      everyMs: pace.jobsMs,
      onError: (error) => log.warn({ err: error }, 'mails cannot be sent for now'),
    });
  if (config.mail.kind === 'catcher') return start();
  return workWhile({
    isWanted: outlets.exists,
    start,
    everyMs: pace.mailSettingsMs,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
