import type { Db } from '../../../../db/client.ts';
import { addDays } from '../../../platform/time/date-math.ts';
import { formatComingDay } from '../../../platform/time/format-rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findBuffers } from '../busy/queries.ts';
import { choicesOf } from '../choices/list-choices.ts';
import { getBookingTerms } from '../queries.ts';
import { readSchedule } from '../read-schedule.ts';
import { requireDays } from '../require-days.ts';
import { requireOpen } from '../require-open.ts';
import { requirePresence } from '../require-presence.ts';
import { firstTypeOf } from '../rules.ts';
import type { Schedule } from '../schema.ts';
import {
  publicSlotRequest,
  type SlotPreference,
  type SlotRequest,
  staffSlotRequest,
} from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import type { Availability, FreeStart, NextFreeStart } from './schema.ts';
import { nearestFreeStarts } from './slots.ts';
import { slotsBetween, slotsBy } from './slots-between.ts';
import { spreadFreeStarts } from './spread-free-starts.ts';

type Deps = { db: Db; now: () => Date };

/**
 * The appointment for which staff or a client look for a time. `excludeAppointmentId` is the appointment to move: its
 * own time counts as free, and it keeps its buffers.
 */
export type SlotQuery = {
  type?: string | undefined;
  hosts?: readonly number[] | undefined;
  durationMinutes: number;
  /** The key of the office in which it must take place; any if omitted. */
  office?: string | undefined;
  excludeAppointmentId?: string | undefined;
};

/**
 * The slots of each day from `from` to `to`, both inclusive, for a consultation of this type. Throws
 * `invalid_input` or `component_hidden`.
 */
export async function listAvailability(
  deps: Deps & Pick<Context, 'contentCache' | 'readBusy'>,
  { from, to, ...wanted }: { from: string; to: string; type: string } & SlotPreference,
): Promise<Availability> {
  requireDays({ from, to });
  const { zone } = await requireOpen(deps, wanted);
  const schedule = await readSchedule(deps);
  const slotRequest = publicSlotRequest(schedule, wanted, 'type');
  requirePresence(schedule, slotRequest);
  return slotsBy(deps.readBusy, { from, to, schedule, slotRequest, zone, now: deps.now() });
}

/**
 * Like `listAvailability`, for an existing appointment or one that staff create; also while online booking is closed.
 */
export async function listAvailabilityFor(
  deps: Deps & Pick<Context, 'contentCache'>,
  { from, to, excludeAppointmentId, ...wanted }: { from: string; to: string } & SlotQuery,
): Promise<Availability> {
  requireDays({ from, to });
  const { zone } = await getBookingTerms(deps.db);
  const schedule = await readSchedule(deps);
  const buffers = excludeAppointmentId
    ? await findBuffers(deps.db, excludeAppointmentId)
    : undefined;
  const slotRequest = staffSlotRequest(schedule, { ...wanted, buffers });
  const asked = { from, to, schedule, slotRequest, zone, excludeAppointmentId, now: deps.now() };
  return slotsBetween(deps.db, asked);
}

const NEXT_FREE_WITHIN_DAYS = 30;

/**
 * The next `count` free starts, spread over mornings, afternoons and days so that there is a choice. Without a type,
 * those of the type preselected for a booking (`firstTypeOf`). Throws `component_hidden` or `invalid_input`.
 */
export async function listNextFree(
  deps: Deps & Pick<Context, 'contentCache' | 'readBusy'>,
  { count, type, ...preference }: { count: number; type?: string | undefined } & SlotPreference,
): Promise<NextFreeStart[]> {
  const { zone } = await requireOpen(deps, preference);
  const now = deps.now();
  const from = localDateOf(now, zone);
  const to = localDateOf(addDays(now, NEXT_FREE_WITHIN_DAYS), zone);
  const schedule = await readSchedule(deps);
  const key = type ?? firstTypeOf(choicesOf(schedule).types)?.key;
  if (!key) return [];
  const slotRequest = publicSlotRequest(schedule, { type: key, ...preference }, 'type');
  const { days } = await slotsBy(deps.readBusy, { from, to, schedule, slotRequest, zone, now });
  return spreadFreeStarts(days, count, zone).map((free) => ({
    ...free,
    dayLabel: formatComingDay(free.start, zone, now, schedule.locale),
  }));
}

const ALTERNATIVES_WITHIN_DAYS = 21;

/** The `count` free starts nearest to one that is not free, and whether its whole day is closed. */
export async function listAlternatives(
  { db, now }: Deps,
  {
    wanted,
    ...query
  }: {
    wanted: Date;
    zone: string;
    schedule: Schedule;
    slotRequest: SlotRequest;
    excludeAppointmentId?: string | undefined;
  },
  count: number,
): Promise<{ starts: FreeStart[]; isDayClosed: boolean }> {
  const from = localDateOf(addDays(wanted, -ALTERNATIVES_WITHIN_DAYS), query.zone);
  const to = localDateOf(addDays(wanted, ALTERNATIVES_WITHIN_DAYS), query.zone);
  const { days } = await slotsBetween(db, { from, to, ...query, now: now() });
  const date = localDateOf(wanted, query.zone);
  const hasSlots = days.some((day) => day.date === date && day.slots.length > 0);
  const offered = startTimesOf(query.schedule, { ...query.slotRequest, zone: query.zone }).dayOf(
    date,
  );
  return {
    starts: nearestFreeStarts(days, wanted, count),
    isDayClosed: !hasSlots && offered.starts.length > 0,
  };
}
