import type { Db } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { isCalendarBusy } from './queries.ts';

/** Throws `calendar_busy` if the calendar of the firm or of the host is busy; staff can override that. */
export async function requireCalendarFree(
  db: Db,
  time: { from: Date; to: Date; hostNumber: number },
): Promise<void> {
  if (await isCalendarBusy(db, time)) throw calendarBusy();
}

export const calendarBusy = () =>
  new DomainError('conflict', 'calendar_busy', 'The connected calendar is busy at this time.');
