import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { type CalendarPeers, openService } from './open-service.ts';
import { openCalendar } from './present-calendar.ts';
import type { CalendarService } from './providers/calendar-service.ts';
import type { StoredCalendar } from './queries.ts';

type Deps = { secrets: SecretBox; peers: CalendarPeers; publicUrl: string; now: () => Date };

/** The service of a stored calendar. Throws a `CalendarError` if its settings cannot be used. */
export function openStoredService(
  { secrets, ...uses }: Deps,
  calendar: StoredCalendar,
  firm: { email: string; zone: string },
): CalendarService {
  return openService({ ...calendar, ...openCalendar(secrets, calendar) }, { ...uses, firm });
}
