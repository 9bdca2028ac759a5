import { insertAuditEntry } from '../audit/queries.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { User } from '../staff/recognise-user.ts';
import { presentCalendar } from './present-calendar.ts';
import { deactivateCalendars, lockCalendars, setCalendarActive } from './queries.ts';

type Deps = Pick<Context, 'db' | 'secrets'> & { user: User };

/**
 * Makes a calendar the one in use, and the one before it inactive. Repeating it changes nothing. Throws
 * `no_such_calendar`.
 */
export function activateCalendar({ db, secrets, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    const all = await lockCalendars(tx);
    const calendar = all.find((each) => each.id === id);
    if (!calendar) {
      throw new DomainError('not_found', 'no_such_calendar', 'There is no such calendar.');
    }
    if (calendar.isActive) return presentCalendar(secrets, calendar);
    await deactivateCalendars(tx);
    const after = await setCalendarActive(tx, id);
    await insertAuditEntry(tx, {
      actor: user.username,
      action: 'calendar.activate',
      entity: 'calendar_settings',
      entityId: id,
      before: { active: all.find(({ isActive }) => isActive)?.id ?? null },
      after: { active: id, provider: after.provider },
    });
    return presentCalendar(secrets, after);
  });
}
