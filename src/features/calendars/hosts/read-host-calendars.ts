import type { Context } from '../../../platform/trpc/context.ts';
import { listHostFeeds } from '../feed/queries.ts';
import { presentCalendar } from '../present-calendar.ts';
import { listCalendarsInUse } from '../queries.ts';
import { readStatuses } from '../read-status.ts';
import { listPeople } from './queries.ts';

/**
 * Each host other than the firm with their calendar, its status, and the state of their feed; null for those they do
 * not have.
 */
export async function readHostCalendars(deps: Pick<Context, 'db' | 'now' | 'secrets'>) {
  const [people, inUse, feeds] = await Promise.all([
    listPeople(deps.db),
    listCalendarsInUse(deps.db),
    listHostFeeds(deps.db),
  ]);
  const statuses = await readStatuses(deps, inUse);
  return people.map(({ number, name, isActive }) => {
    const calendar = inUse.find(({ hostNumber }) => hostNumber === number);
    return {
      hostNumber: number,
      name,
      isActive,
      calendar: calendar ? presentCalendar(deps.secrets, calendar) : null,
      status: statuses.find(({ calendarId }) => calendarId === calendar?.id) ?? null,
      feed: feeds.find(({ hostNumber }) => hostNumber === number) ?? null,
    };
  });
}
