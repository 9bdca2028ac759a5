import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { bookableDays, clampMonth, MONTH, monthOf } from '../../../platform/time/month-rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { requireOpen } from '../../scheduling/require-open.ts';
import { publicSlotRequest, type SlotPreference } from '../../scheduling/slot-request.ts';
import { listAvailability, listNextFree } from '../../scheduling/slots/availability.ts';
import type { BookingMonth } from './schema.ts';

const SOONEST = 4;

/**
 * A month of times for the booking page without scripts, and the next free times. By default the month of the next free
 * time. Throws `component_hidden` or `invalid_input`.
 */
export async function listBookingMonth(
  deps: Pick<Context, 'db' | 'now' | 'contentCache' | 'readBusy'>,
  { month: wanted, ...slotRequest }: { type: string; month?: string | undefined } & SlotPreference,
): Promise<BookingMonth> {
  const { zone } = await requireOpen(deps, slotRequest);
  const { horizonDays } = publicSlotRequest(await readSchedule(deps), slotRequest, 'type');
  const soonest = await listNextFree(deps, { count: SOONEST, ...slotRequest });
  const today = localDateOf(deps.now(), zone);
  const last = addDaysTo(today, horizonDays);
  const asked = MONTH.test(wanted ?? '') ? wanted : undefined;
  const month = clampMonth(asked ?? monthOf(soonest[0]?.date ?? today), { today, last });
  const { days } = await listAvailability(deps, {
    ...bookableDays(month, { today, last }),
    ...slotRequest,
  });
  return { month, today, last, days, soonest };
}
