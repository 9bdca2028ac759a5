import type { Db } from '../../../db/client.ts';
import { newestOf } from '../privacy/person-queries.ts';
import type { ColumnDecisions } from '../privacy/personal-data.ts';

export const EVENT_COLUMNS = {
  calendarEvents: {
    exported: ['eventId', 'startsAt', 'endsAt', 'syncedAt'],
    excluded: [
      'appointmentId',
      'attempts',
      'beforeEndsAt',
      'beforeStartsAt',
      'calendarId',
      'claimedUntil',
      'generation',
      'lastError',
      'mayExist',
      'needsAttention',
      'needsHosts',
      'nextTryAt',
      'syncedVersion',
      'wantedVersion',
    ],
  },
} as const satisfies ColumnDecisions;

/** The events of these appointments in connected calendars. */
export function listExportedEvents(db: Db, appointmentIds: readonly string[]) {
  return db
    .selectFrom('calendarEvents')
    .select(['appointmentId', ...EVENT_COLUMNS.calendarEvents.exported])
    .where('appointmentId', '=', newestOf(appointmentIds))
    .where('mayExist', '=', true)
    .execute();
}
