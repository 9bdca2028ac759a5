import { createPoller } from '../../../../platform/background/create-poller.ts';
import type { PollIntervals } from '../../../../platform/background/poll-intervals.ts';
import { workWhile } from '../../../../platform/background/work-while.ts';
import type { WriteSignal } from '../../../../platform/background/write-signal.ts';
import type { Context } from '../../../../platform/trpc/context.ts';
import type { MailChannels } from '../../../email/mail-channels.ts';
import { findNextReleaseMs } from './queries.ts';
import { releaseLetters } from './release-letters.ts';

type Deps = Pick<Context, 'db' | 'now' | 'publicUrl' | 'secrets'> & {
  log: Pick<Context['log'], 'warn'>;
  channels: MailChannels;
  pollIntervals: PollIntervals;
  writes: WriteSignal;
};

/** Releases letters into the outbox while there is a way to send mail. Returns a function that stops it. */
export function startLetterDelivery(deps: Deps): () => Promise<void> {
  const { log, channels, pollIntervals, writes } = deps;
  const idleBackoff = { maxMs: pollIntervals.maxIdleMs, writes };
  const start = () => {
    const poller = createPoller({
      everyMs: pollIntervals.jobsMs,
      idleBackoff: { ...idleBackoff, findNextMs: () => findNextReleaseMs(deps.db, deps.now()) },
      run: () =>
        releaseLetters(deps, (error, letterId) =>
          log.warn({ err: error, letterId }, 'a letter cannot be started'),
        ),
      onError: (error) => log.warn({ err: error }, 'letters cannot be sent for now'),
    });
    return () => poller.stop();
  };
  return workWhile({
    isWanted: channels.exists,
    start,
    everyMs: pollIntervals.mailSettingsMs,
    idleBackoff,
    onError: (error) => log.warn({ err: error }, 'the mail settings cannot be read'),
  });
}
