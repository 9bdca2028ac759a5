import { subDays } from '../../platform/time/date-math.ts';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { deleteOldCounts } from './queries.ts';
import { FIGURE_UNIT } from './rules.ts';

/** Retention of counts: long enough to compare a year with the year before. */
const COUNT_MONTHS = 13;

/** Searches that are too rare to be shown are deleted after this many days. */
const RARE_SEARCH_DAYS = 91;

/** Longer than any database outage that a running process is expected to survive. */
const UNUSED_COUNTER_DAYS = 30;

/** Deletes counts whose retention period is over. */
export async function applyVisitRetention({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { zone } = await getFirmProfile(db);
  const today = localDateOf(now(), zone);
  await deleteOldCounts(db, {
    before: monthsBefore(today, COUNT_MONTHS),
    rareBefore: addDaysTo(today, -RARE_SEARCH_DAYS),
    shownFrom: FIGURE_UNIT,
    unusedSince: subDays(now(), UNUSED_COUNTER_DAYS),
  });
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
