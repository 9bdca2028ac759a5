import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { listBusyIntervals } from './queries.ts';
import type { Availability } from './schema.ts';
import { type BusyInterval, lastBookableDate, localDatesBetween, slotsOn } from './slots.ts';

type Asked = {
  from: string;
  to: string;
  durationMinutes: number;
  zone: string;
  /** The appointment whose time counts as free. */
  excludeAppointmentId?: string | undefined;
  now: Date;
};

/** A cached result with the inputs it was computed from; valid while `of` is the same and `now` is in the range. */
type Known = { availability: Availability; of: string; fromMs: number; untilMs: number };

// Most visitors look at the same few weeks.
const known = new LRUCache<string, Known>({ max: 100 });

/**
 * The slots of each day, both ends inclusive, from the current busy times. While the busy times are the same and no
 * further start has passed, returns the same object, so that validation and JSON serialization, which cost far more
 * than the query, run only once.
 */
export async function slotsBetween(db: Db, asked: Asked): Promise<Availability> {
  const { from, to, durationMinutes, excludeAppointmentId, zone, now } = asked;
  // A day of margin on both sides covers any zone's offset from UTC.
  const busy = await listBusyIntervals(db, {
    from: addDays(new Date(`${from}T00:00:00Z`), -1),
    to: addDays(new Date(`${to}T00:00:00Z`), 2),
    excludeAppointmentId,
  });
  const last = lastBookableDate(now, zone);
  const key = `${from} ${to} ${durationMinutes} ${zone}`;
  const of = `${last} ${busy.map(({ startsAt, endsAt }) => `${+startsAt}-${+endsAt}`).join()}`;
  const before = known.get(key);
  if (before?.of === of && before.fromMs <= +now && +now < before.untilMs) {
    return before.availability;
  }
  const availability = makeSlots(asked, { busy, last });
  const untilMs = firstStartAfter(now, availability);
  known.set(key, { availability, of, fromMs: +now, untilMs });
  return availability;
}

function makeSlots(
  { from, to, zone, now, durationMinutes }: Asked,
  { busy, last }: { busy: readonly BusyInterval[]; last: string },
): Availability {
  const days = localDatesBetween(from, to).map((date) => ({
    date,
    slots: date > last ? [] : slotsOn(date, { zone, now, durationMinutes, busy }),
  }));
  return { zone, days };
}

/** The first start after `now`, in milliseconds; infinity if there is none. */
function firstStartAfter(now: Date, { days }: Availability): number {
  const starts = days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)));
  return starts.find((start) => start > +now) ?? Number.POSITIVE_INFINITY;
}
