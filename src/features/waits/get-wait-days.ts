import type { Context } from '../../platform/trpc/context.ts';
import { readSchedule } from '../scheduling/read-schedule.ts';
import { requireOpen } from '../scheduling/require-open.ts';
import { publicSlotRequest } from '../scheduling/slot-request.ts';
import { lastDateOf } from '../scheduling/slots/slots.ts';
import { lastDayOf } from './require-days.ts';
import { firstDayOf } from './wanted-times.ts';

/**
 * The first and the last day for which one can wait for a consultation of a type. Throws `component_hidden` or
 * `invalid_input`.
 */
export async function getWaitDays(
  deps: Pick<Context, 'db' | 'now' | 'contentCache'>,
  type: string,
): Promise<{ first: string; last: string }> {
  const { zone } = await requireOpen(deps);
  const slotRequest = publicSlotRequest(await readSchedule(deps), { type }, 'type');
  const now = deps.now();
  const first = firstDayOf(now, zone);
  return { first, last: lastDayOf(first, lastDateOf(slotRequest, now, zone)) };
}
