import type { PollIntervals } from '../../platform/background/poll-intervals.ts';
import type { JobRunner } from '../../platform/background/queue.ts';
import { workWhile } from '../../platform/background/work-while.ts';
import type { WriteSignal } from '../../platform/background/write-signal.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { MailChannels } from './mail-channels.ts';
import type { MailContents } from './mail-content.ts';
import {
  BULK_EMAIL_KINDS,
  BULK_MAILS_AT_ONCE,
  type EmailKind,
  MAILS_AT_ONCE,
  SINGLE_EMAIL_KINDS,
} from './rules.ts';
import { sendEmail } from './send-email.ts';
import { startDelivery } from './start-delivery.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now'> & {
  mailContents: MailContents;
  /** Whether there is always a transport: the catcher in development. */
  hasCatcher: boolean;
  /** Whether caught mails are read from their records, which then contain the secrets. */
  recordsSecrets: boolean;
  publicUrl: string;
  mailboxLimitFactor: number;
  log: Pick<Context['log'], 'warn'>;
  channels: MailChannels;
  mailRetryDelaySeconds: number;
  pollIntervals: PollIntervals;
  writes: WriteSignal;
};

/**
 * Starts sending mail; newsletters apart from other mails, so that no mail waits for them. While there is no transport,
 * mails stay in the outbox, untouched. Returns a function that stops sending and waits for mails in progress.
 */
export async function startMailWorkers(_jobs: JobRunner, deps: Deps): Promise<() => Promise<void>> {
  const { hasCatcher, log, channels, mailRetryDelaySeconds, pollIntervals, writes, ...sources } =
    deps;
  const idleBackoff = { maxMs: pollIntervals.maxIdleMs, writes };
  const sending = { ...sources, channels, firstPauseSeconds: mailRetryDelaySeconds };
  const startKinds = (kinds: readonly EmailKind[], atOnce: number) =>
    startDelivery({
      db: deps.db,
      kinds,
      atOnce,
      send: (email) => sendEmail(sending, email),
      everyMs: pollIntervals.jobsMs,
      idleBackoff,
      onError: (error) => log.warn({ err: error }, 'mails cannot be sent for now'),
    });
  const start = () => {
    const stops = [
      startKinds(SINGLE_EMAIL_KINDS, MAILS_AT_ONCE),
      startKinds(BULK_EMAIL_KINDS, BULK_MAILS_AT_ONCE),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  };
  if (hasCatcher) return start();
  return workWhile({
    isWanted: channels.exists,
    start,
    everyMs: pollIntervals.mailSettingsMs,
    idleBackoff,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
