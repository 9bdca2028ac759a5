import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { presentCalendar } from './present-calendar.ts';
import { findActiveCalendar, listCalendars } from './queries.ts';

type Deps = Pick<Context, 'db' | 'secrets'>;

/** All connected calendars, the active one first, then newest first. */
export async function readCalendars({ db, secrets }: Deps) {
  return (await listCalendars(db)).map((calendar) => presentCalendar(secrets, calendar));
}

/** The calendar in use. Throws `calendar_not_found`. */
export async function readActiveCalendar({ db, secrets }: Deps) {
  const calendar = await findActiveCalendar(db);
  if (calendar) return presentCalendar(secrets, calendar);
  throw notFound('calendar', 'No calendar is active.', 'no_active_calendar');
}
