import type { Db } from '../../../../db/client.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { isCalendarBusy } from './queries.ts';

/** Warns staff of what the connected calendar says of a time; they may go ahead. Throws `calendar_busy`. */
export async function requireCalendarFree(db: Db, time: { from: Date; to: Date }): Promise<void> {
  if (!(await isCalendarBusy(db, time))) return;
  throw new DomainError(
    'conflict',
    'calendar_busy',
    'The connected calendar is busy at this time.',
  );
}
