import type { Db } from '../../../../db/client.ts';
import { calendarBusy } from '../../scheduling/busy/calendar-busy.ts';
import { isCalendarBusy } from './queries.ts';

/** Throws `calendar_busy` if the calendar of the firm or of the host is busy; staff can override that. */
export async function requireCalendarFree(
  db: Db,
  time: { from: Date; to: Date; hostNumber: number },
): Promise<void> {
  if (await isCalendarBusy(db, time)) throw calendarBusy();
}
