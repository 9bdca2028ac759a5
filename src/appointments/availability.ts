import { addDays } from 'date-fns';
import type { Db } from '../../db/client.ts';
import { invalidField } from '../errors.ts';
import { getBookingTerms, listBusyIntervals } from './queries.ts';
import { requireOpen } from './require-open.ts';
import { consultationMinutes } from './rules.ts';
import { type Availability, type FreeStart, MAX_AVAILABILITY_DAYS } from './schema.ts';
import {
  DAY_MS,
  lastBookableDate,
  localDateOf,
  localDatesBetween,
  nearestFreeStarts,
  slotsOn,
} from './slots.ts';
import { spreadFreeStarts } from './spread-free-starts.ts';

type Deps = { db: Db; now: () => Date };
type Days = Availability['days'];

/**
 * The slots of each day from `from` to `to`, both included, for a consultation of this type. Throws
 * `invalid_input` or `component_hidden`.
 */
export async function listAvailability(
  { db, now }: Deps,
  { from, to, type }: { from: string; to: string; type: string },
): Promise<Availability> {
  if (to < from) throw invalidField('to', 'Must not be before from');
  // By subtraction: listing the days of a thousand years would take the process a minute.
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_AVAILABILITY_DAYS) {
    throw invalidField('to', `Ask for at most ${MAX_AVAILABILITY_DAYS} days at once`);
  }
  const { zone } = requireOpen(await getBookingTerms(db));
  return { zone, days: await slotsBetween(db, { from, to, type, zone, now: now() }) };
}

const NEXT_FREE_WITHIN_DAYS = 30;

/**
 * The next `count` free starts, spread over mornings, afternoons and days so that there is a choice.
 * Throws `component_hidden`.
 */
export async function listNextFree(
  { db, now }: Deps,
  { count, type }: { count: number; type: string },
): Promise<FreeStart[]> {
  const { zone } = requireOpen(await getBookingTerms(db));
  const from = localDateOf(now(), zone);
  const to = localDateOf(addDays(now(), NEXT_FREE_WITHIN_DAYS), zone);
  return spreadFreeStarts(await slotsBetween(db, { from, to, type, zone, now: now() }), count);
}

const ALTERNATIVES = 3;
const ALTERNATIVES_WITHIN_DAYS = 21;

/** The three free starts nearest to one that is taken. */
export async function listAlternatives(
  { db, now }: Deps,
  { wanted, type, zone }: { wanted: Date; type: string; zone: string },
): Promise<FreeStart[]> {
  const from = localDateOf(addDays(wanted, -ALTERNATIVES_WITHIN_DAYS), zone);
  const to = localDateOf(addDays(wanted, ALTERNATIVES_WITHIN_DAYS), zone);
  const days = await slotsBetween(db, { from, to, type, zone, now: now() });
  return nearestFreeStarts(days, wanted, ALTERNATIVES);
}

async function slotsBetween(
  db: Db,
  {
    from,
    to,
    type,
    zone,
    now,
  }: { from: string; to: string; type: string; zone: string; now: Date },
): Promise<Days> {
  // A day of slack on both sides covers any zone's distance from UTC.
  const busy = await listBusyIntervals(db, {
    from: addDays(new Date(`${from}T00:00:00Z`), -1),
    to: addDays(new Date(`${to}T00:00:00Z`), 2),
  });
  const last = lastBookableDate(now, zone);
  const durationMinutes = consultationMinutes(type);
  return localDatesBetween(from, to).map((date) => ({
    date,
    slots: date > last ? [] : slotsOn(date, { zone, now, durationMinutes, busy }),
  }));
}
