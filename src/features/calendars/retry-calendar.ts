import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { fetchBusyTimesNow } from './busy/queries.ts';
import { lockCalendar } from './queries.ts';
import { retrySyncsOf } from './sync/calendar-queries.ts';

type Deps = Pick<Context, 'db' | 'jobs'> & { user: User };

/**
 * Tries everything again at once that waits or has failed in a calendar: its events, and its busy times.
 * Answers how many events that are. Throws `no_such_calendar`.
 */
export function retryCalendar({ db, jobs, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const calendar = await lockCalendar(tx, id);
    if (!calendar) {
      throw new DomainError('not_found', 'no_such_calendar', 'There is no such calendar.');
    }
    const events = await retrySyncsOf(tx, id);
    await fetchBusyTimesNow(tx, id);
    await jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]);
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'calendar.retry',
      entity: 'calendar_settings',
      entityId: id,
      before: null,
      after: { provider: calendar.provider, events },
    });
    return { events };
  });
}
