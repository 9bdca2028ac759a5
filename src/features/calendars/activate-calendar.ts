import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { requireComplete } from '../../platform/provider-settings/require-complete.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { deleteBusyTimes } from './busy/queries.ts';
import { lostSecrets, missingCalendar, openCalendar, presentCalendar } from './present-calendar.ts';
import {
  deactivateCalendars,
  lockCalendars,
  type StoredCalendar,
  setCalendarActive,
} from './queries.ts';
import { calendarSettingInput } from './schema.ts';
import { lockCalendarsInUse, requestEventsIn } from './sync/calendar-queries.ts';

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'secrets'> & { user: User };

/**
 * Activates a calendar and deactivates the previous one: upcoming appointments move to the new calendar.
 * Idempotent. Throws `calendar_not_found`, `calendar_of_host` for a calendar that is not the firm's, or
 * `settings_incomplete`.
 */
export function activateCalendar({ db, jobs, now, secrets, user }: Deps, id: string) {
  return db.transaction().execute(async (tx) => {
    await lockCalendarsInUse(tx);
    const all = await lockCalendars(tx);
    const calendar = all.find((each) => each.id === id) ?? missingCalendar();
    if (calendar.hostNumber !== null) throw isOfHost();
    if (calendar.isActive) return presentCalendar(secrets, calendar);
    requireCompleteCalendar(secrets, calendar);
    await deactivateCalendars(tx);
    const after = await setCalendarActive(tx, id);
    await requestEventsIn(tx, after, { now: now() });
    await deleteBusyTimes(tx, null);
    await jobs.enqueue(tx, 'fetch-busy-times', [{ data: {} }]);
    await logChange(tx, user.username, 'calendar.activate', ['calendar_settings', id], {
      before: { active: all.find(({ isActive }) => isActive)?.id ?? null },
      after: { active: id, provider: after.provider },
    });
    return presentCalendar(secrets, after);
  });
}

function requireCompleteCalendar(box: SecretBox, calendar: StoredCalendar): void {
  const { provider } = calendar;
  const opened = openCalendar(box, calendar);
  const settings = { provider, ...opened, config: JSON.stringify(opened.config) };
  requireComplete(calendarSettingInput, settings, lostSecrets(provider, opened));
}

const isOfHost = () =>
  new DomainError(
    'conflict',
    'calendar_of_host',
    'This calendar belongs to a person and is already in use.',
  );
