import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Pace } from '../jobs/pace.ts';
import { type JobRunner, TryAgainLater } from '../jobs/queue.ts';
import { workWhile } from '../jobs/work-while.ts';
import { remindClients } from '../reminders/remind-clients.ts';
import type { MailOutlets } from './mail-outlets.ts';
import { sendEmail } from './send-email.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now'> & {
  config: Pick<Config, 'mail' | 'showsMail' | 'server'>;
  log: Pick<Context['log'], 'warn'>;
  outlets: MailOutlets;
  mailRetryDelaySeconds: number;
  pace: Pace;
};

const EVERY_MINUTE = '* * * * *';

/**
 * Reminds, and sends mail. While there is no way to send, mails stay in the outbox and their jobs in the
 * queue, untouched. Answers what ends the part of it that the queue does not end.
 */
export async function startMailWorkers(jobs: JobRunner, deps: Deps): Promise<() => Promise<void>> {
  const { config, log, outlets, mailRetryDelaySeconds, pace, ...sources } = deps;
  await jobs.schedule('remind-clients', EVERY_MINUTE);
  await jobs.work('remind-clients', () => remindClients({ ...sources, jobs }));
  const start = () =>
    jobs.work('send-email', async ({ emailId }) => {
      const outcome = await sendEmail(
        {
          ...sources,
          publicUrl: config.server.publicUrl,
          outlets,
          firstPauseSeconds: mailRetryDelaySeconds,
          recordsSecrets: config.showsMail,
        },
        emailId,
      );
      if (outcome) throw new TryAgainLater(outcome.againInSeconds);
    });
  if (config.mail.kind === 'catcher') {
    await start();
    return async () => {};
  }
  return workWhile({
    isWanted: outlets.exists,
    start,
    everyMs: pace.mailSettingsMs,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
