import type { JobRunner } from '../../platform/background/queue.ts';
import { subDays } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteUnconfirmedBefore } from './queries.ts';
import { CONFIRM_WITHIN_DAYS } from './rules.ts';

const EVERY_DAY = '41 3 * * *';

/** Deletes subscriptions that were not confirmed in time. */
export async function startNewsletterWorkers(
  jobs: JobRunner,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await jobs.schedule('delete-unconfirmed-subscribers', EVERY_DAY);
  await jobs.work('delete-unconfirmed-subscribers', () =>
    deleteUnconfirmedBefore(db, subDays(now(), CONFIRM_WITHIN_DAYS)),
  );
}
