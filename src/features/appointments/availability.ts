import type { Db } from '../../../db/client.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getBookingTerms } from './queries.ts';
import { requireDays } from './require-days.ts';
import { requireOpen } from './require-open.ts';
import { consultationMinutes } from './rules.ts';
import type { Availability, FreeStart } from './schema.ts';
import { nearestFreeStarts } from './slots.ts';
import { slotsBetween } from './slots-between.ts';
import { spreadFreeStarts } from './spread-free-starts.ts';

type Deps = { db: Db; now: () => Date };

/** The length of the slots to find, and the appointment whose own time counts as free. */
export type SlotQuery = { durationMinutes: number; excludeAppointmentId?: string | undefined };

/**
 * The slots of each day from `from` to `to`, both inclusive, for a consultation of this type. Throws
 * `invalid_input` or `component_hidden`.
 */
export async function listAvailability(
  { db, now, contentCache }: Deps & Pick<Context, 'contentCache'>,
  { from, to, type }: { from: string; to: string; type: string },
): Promise<Availability> {
  requireDays({ from, to });
  const { zone } = await requireOpen({ db, contentCache });
  const durationMinutes = consultationMinutes(type);
  return slotsBetween(db, { from, to, durationMinutes, zone, now: now() });
}

/** The same for an existing appointment or one that staff create; works while online booking is closed. */
export async function listAvailabilityFor(
  { db, now }: Deps,
  { from, to, ...query }: { from: string; to: string } & SlotQuery,
): Promise<Availability> {
  requireDays({ from, to });
  const { zone } = await getBookingTerms(db);
  return slotsBetween(db, { from, to, ...query, zone, now: now() });
}

const NEXT_FREE_WITHIN_DAYS = 30;

/**
 * The next `count` free starts, spread over mornings, afternoons and days so that there is a choice.
 * Throws `component_hidden`.
 */
export async function listNextFree(
  { db, now, contentCache }: Deps & Pick<Context, 'contentCache'>,
  { count, type }: { count: number; type: string },
): Promise<FreeStart[]> {
  const { zone } = await requireOpen({ db, contentCache });
  const from = localDateOf(now(), zone);
  const to = localDateOf(addDays(now(), NEXT_FREE_WITHIN_DAYS), zone);
  const durationMinutes = consultationMinutes(type);
  const { days } = await slotsBetween(db, { from, to, durationMinutes, zone, now: now() });
  return spreadFreeStarts(days, count);
}

const ALTERNATIVES = 3;
const ALTERNATIVES_WITHIN_DAYS = 21;

/** The three free starts nearest to one that is taken. */
export async function listAlternatives(
  { db, now }: Deps,
  { wanted, zone, ...query }: { wanted: Date; zone: string } & SlotQuery,
): Promise<FreeStart[]> {
  const from = localDateOf(addDays(wanted, -ALTERNATIVES_WITHIN_DAYS), zone);
  const to = localDateOf(addDays(wanted, ALTERNATIVES_WITHIN_DAYS), zone);
  const { days } = await slotsBetween(db, { from, to, ...query, zone, now: now() });
  return nearestFreeStarts(days, wanted, ALTERNATIVES);
}
