import type { Context } from '../../platform/trpc/context.ts';
import { getReview } from '../jurisdictions/review/get-review.ts';
import { isWaiting } from '../jurisdictions/review/rules.ts';
import { listLawTasks } from './list-tasks.ts';

/** What is to be settled under state law, for the checklist. */
export async function countLawDuties(ctx: Pick<Context, 'db' | 'now'>) {
  const [{ items }, { tasks, missing }] = await Promise.all([getReview(ctx), listLawTasks(ctx)]);
  return {
    /** Lines that no attorney has confirmed. */
    unconfirmed: items.filter(isWaiting).length,
    /** Confirmed lines whose day of review has passed since. */
    pastReview: items.filter(({ isReviewDue }) => isReviewDue).length,
    /** Facts of the firm that statements need. */
    missing: new Set(missing.flatMap(({ fields }) => fields)).size,
    tasks: tasks.filter(({ state }) => state === 'open').length,
    overdue: tasks.filter(({ isOverdue }) => isOverdue).length,
  };
}
