import type { Db } from '../../../db/client.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { newestOf } from '../privacy/person-queries.ts';
import { calendarsTables } from './tables.ts';

/** The events of these appointments in connected calendars. */
export function listExportedEvents(db: Db, appointmentIds: readonly string[]) {
  return db
    .selectFrom('calendarEvents')
    .select(['appointmentId', ...exportedColumns(calendarsTables.calendarEvents)])
    .where('appointmentId', '=', newestOf(appointmentIds))
    .where('mayExist', '=', true)
    .execute();
}
