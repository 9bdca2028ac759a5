import type { Db } from '../../../db/client.ts';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { busyRange } from '../scheduling/busy/busy-range.ts';
import { readBusyText } from '../scheduling/busy/queries.ts';
import type { Schedule } from '../scheduling/schema.ts';
import { freeStartsAmong, type WantedTimes } from './wanted-times.ts';

/** Throws `time_free` if one of the wanted times is free: it can be taken at once. */
export async function requireNoneFree(
  db: Db,
  wanted: WantedTimes,
  calendar: { schedule: Schedule; zone: string; now: Date },
): Promise<void> {
  const { fromDay: from, untilDay: to } = wanted;
  const busy = await readBusyText(db, { ...busyRange({ from, to }), now: calendar.now });
  const [free] = freeStartsAmong(busy, wanted, calendar);
  if (free) throw new DomainError('conflict', 'time_free', errors.timeFree);
}
