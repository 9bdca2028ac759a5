import type { Context } from '../../platform/trpc/context.ts';
import { findFormats } from '../firm/find-formats.ts';
import { summarizeHours } from '../scheduling/describe-hours.ts';
import { listHostSettings } from '../scheduling/hosts/queries.ts';
import { listNextOfHosts } from './queries.ts';

/** All hosts, including inactive ones: a summary of their hours, the number of future appointments and the next one. */
export async function listOverview({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { locale } = await findFormats(db);
  const [hosts, booked] = [await listHostSettings(db), await listNextOfHosts(db, now())];
  return hosts.map(({ number, weeklyHours }) => {
    const ahead = booked.find(({ hostNumber }) => hostNumber === number);
    const own = weeklyHours.map((window) => ({ ...window, hostNumber: number }));
    return {
      number,
      hours: summarizeHours({ weeklyHours: own, locale }, number),
      count: ahead?.count ?? 0,
      next: ahead ? { id: ahead.id, scheduledDate: ahead.scheduledDate } : null,
    };
  });
}
