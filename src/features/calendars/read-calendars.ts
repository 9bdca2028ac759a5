import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { presentCalendar } from './present-calendar.ts';
import { findActiveCalendar, listCalendars } from './queries.ts';

type Deps = Pick<Context, 'db' | 'secrets'>;

/** Every calendar that is connected, the active one first, then the newest. */
export async function readCalendars({ db, secrets }: Deps) {
  return (await listCalendars(db)).map((calendar) => presentCalendar(secrets, calendar));
}

/** The calendar in use. Throws `no_active_calendar`. */
export async function readActiveCalendar({ db, secrets }: Deps) {
  const calendar = await findActiveCalendar(db);
  if (calendar) return presentCalendar(secrets, calendar);
  throw new DomainError('not_found', 'no_active_calendar', 'No calendar is active.');
}
