import { DAY_MS, workingDaysFrom } from '../../platform/time/local-dates/rules.ts';
import { endOfLocalDate, localDateOf, startOfLocalDate } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listActiveBetween, listLongestWaiting } from './queries.ts';
import { OUTLOOK_DAYS, OUTLOOK_MESSAGES } from './rules.ts';

/** The appointments of the coming working days and the messages that have waited longest. */
export async function getOutlook({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { zone } = await getFirmProfile(db);
  const dates = workingDaysFrom(localDateOf(now(), zone), OUTLOOK_DAYS);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const [appointments, waiting] = await Promise.all([
    listActiveBetween(db, {
      since: startOfLocalDate(first, zone),
      until: endOfLocalDate(last, zone),
    }),
    listLongestWaiting(db, OUTLOOK_MESSAGES),
  ]);
  return {
    days: dates.map((date) => ({
      date,
      appointments: appointments.filter(
        ({ scheduledDate }) => localDateOf(scheduledDate, zone) === date,
      ),
    })),
    messages: waiting.reverse().map(({ createdAt, ...message }) => ({
      ...message,
      waitsDays: Math.max(0, Math.floor((now().getTime() - createdAt.getTime()) / DAY_MS)),
    })),
  };
}
