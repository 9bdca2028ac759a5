import type { JobRunner } from '../../platform/background/queue.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { MailChannels } from '../email/mail-channels.ts';
import { createTurns } from '../scheduling/change-calendar.ts';
import { offerTimes } from './offer-times.ts';

const EVERY_MINUTE = '* * * * *';

type Deps = Pick<Context, 'db' | 'now'> & { channels: MailChannels };

/** Starts the background job that offers times that have become free. */
export async function startWaitWorkers(
  jobs: JobRunner,
  { db, now, channels }: Deps,
): Promise<void> {
  const deps = { db, now, inTurn: createTurns(), canMail: () => channels.exists() };
  await jobs.schedule('offer-earlier-times', EVERY_MINUTE);
  await jobs.work('offer-earlier-times', () => offerTimes(deps));
}
