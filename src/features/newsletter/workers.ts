import type { JobRunner } from '../../platform/background/queue.ts';
import { subDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { startLetterDelivery } from './letters/delivery/start-letter-delivery.ts';
import { deleteUnconfirmedBefore } from './queries.ts';
import { CONFIRM_WITHIN_DAYS } from './retention-rules.ts';

const EVERY_DAY = '41 3 * * *';

/**
 * Deletes subscriptions that were not confirmed in time, and sends letters. Returns a function that stops sending.
 */
export async function startNewsletterWorkers(
  jobs: JobRunner,
  deps: Pick<Context, 'db' | 'now'> & Parameters<typeof startLetterDelivery>[0],
): Promise<() => Promise<void>> {
  const { db, now } = deps;
  await jobs.schedule('delete-unconfirmed-subscribers', EVERY_DAY);
  await jobs.work('delete-unconfirmed-subscribers', () =>
    deleteUnconfirmedBefore(db, subDays(now(), CONFIRM_WITHIN_DAYS)),
  );
  return startLetterDelivery(deps);
}
