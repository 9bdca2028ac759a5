import type { Context } from '../../../platform/trpc/context.ts';
import { isOutsideArea } from '../area-rules.ts';
import { findPrepared } from '../holds/queries.ts';
import { readSchedule } from '../read-schedule.ts';

/**
 * Until when a time is held for the person who has the link with this token, and whether its host does not work on the
 * practice area although others do; null if none is held.
 */
export async function findPreparedBooking(
  deps: Pick<Context, 'db' | 'now' | 'contentCache'>,
  { hold: token, practiceArea = '' }: { hold: string; practiceArea?: string | undefined },
) {
  const { db, now } = deps;
  const found = await findPrepared(db, { token, now: now() });
  if (!found) return null;
  const { scheduledDate, heldUntil } = found;
  const { hosts } = await readSchedule(deps);
  const host = hosts.find(({ number }) => number === found.hostNumber);
  const isOutside = isOutsideArea(hosts, host, practiceArea);
  return { scheduledDate, heldUntil, ...(isOutside && { outsidePracticeArea: true as const }) };
}
