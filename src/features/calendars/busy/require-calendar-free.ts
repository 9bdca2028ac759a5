import type { Db } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { isCalendarBusy } from './queries.ts';

/** Throws `calendar_busy` if the connected calendar is busy; staff can override that. */
export async function requireCalendarFree(db: Db, time: { from: Date; to: Date }): Promise<void> {
  if (!(await isCalendarBusy(db, time))) return;
  throw new DomainError(
    'conflict',
    'calendar_busy',
    'The connected calendar is busy at this time.',
  );
}
