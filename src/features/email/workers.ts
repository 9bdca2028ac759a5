import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import { workWhile } from '../../platform/background/work-while.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { MailChannels } from './mail-channels.ts';
import type { MailContents } from './mail-content.ts';
import { sendEmail } from './send-email.ts';
import { startDelivery } from './start-delivery.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now'> & {
  mailContents: MailContents;
  /** Whether there is always a way to send: the catcher of a development. */
  hasCatcher: boolean;
  /** Whether caught mails are read from the record, which then has their secrets, too. */
  recordsSecrets: boolean;
  publicUrl: string;
  rateLimitFactor: number;
  log: Pick<Context['log'], 'warn'>;
  channels: MailChannels;
  mailRetryDelaySeconds: number;
  pace: PollIntervals;
};

/**
 * Sends mail. While there is no way to send, mails stay in the outbox, untouched. Answers how to end the sending,
 * which waits for what is being sent.
 */
export function startMailWorkers(deps: Deps): () => Promise<void> {
  const { hasCatcher, log, channels, mailRetryDelaySeconds, pace, ...sources } = deps;
  const sending = { ...sources, channels, firstPauseSeconds: mailRetryDelaySeconds };
  const start = () =>
    startDelivery({
      db: deps.db,
      send: (email) => sendEmail(sending, email),
      everyMs: pace.jobsMs,
      onError: (error) => log.warn({ err: error }, 'mails cannot be sent for now'),
    });
  if (hasCatcher) return start();
  return workWhile({
    isWanted: channels.exists,
    start,
    everyMs: pace.mailSettingsMs,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
