import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { fetchBusyTimesNow } from './busy/queries.ts';
import { missingCalendar } from './present-calendar.ts';
import { lockCalendar } from './queries.ts';
import { retrySyncsOf } from './sync/calendar-queries.ts';

type Deps = Pick<Context, 'db' | 'jobs'> & { user: User };

/**
 * Immediately retries all waiting and failed events of a calendar, and reads its busy times again. Returns the number
 * of these events. Throws `calendar_not_found`.
 */
export function retryCalendar({ db, jobs, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const calendar = (await lockCalendar(tx, id)) ?? missingCalendar();
    const events = await retrySyncsOf(tx, id);
    await fetchBusyTimesNow(tx, id);
    await jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]);
    await logChange(tx, user.username, 'calendar.retry', ['calendar_settings', id], {
      after: { provider: calendar.provider, events },
    });
    return { events };
  });
}
