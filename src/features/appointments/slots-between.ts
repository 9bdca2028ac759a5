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
  apart?: string | undefined;
  now: Date;
};

/** What was answered, and what it was made of: the same as long as all of that is. */
type Known = { availability: Availability; of: string; fromMs: number; untilMs: number };

// Most visitors look at the same few weeks.
const known = new Map<string, Known>();
const MAX_KNOWN = 100;

/**
 * The slots of each day, both ends included, by what is busy now. As long as the same is busy and no start has
 * passed, the very same answer, which is checked and written as JSON once: that costs far more than to ask.
 */
export async function slotsBetween(db: Db, asked: Asked): Promise<Availability> {
  const { from, to, durationMinutes, apart, zone, now } = asked;
  // A day of slack on both sides covers any zone's distance from UTC.
  const busy = await listBusyIntervals(db, {
    from: addDays(new Date(`${from}T00:00:00Z`), -1),
    to: addDays(new Date(`${to}T00:00:00Z`), 2),
    apart,
  });
  const last = lastBookable(now, zone);
  const key = `${from} ${to} ${durationMinutes} ${zone}`;
  const of = `${last} ${busy.map(({ startsAt, endsAt }) => `${+startsAt}-${+endsAt}`).join()}`;
  const before = known.get(key);
  if (before?.of === of && before.fromMs <= +now && +now < before.untilMs) {
    return before.availability;
  }
  const availability = makeSlots(asked, { busy, last });
  const untilMs = firstStartAfter(now, availability);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, { availability, of, fromMs: +now, untilMs });
  return availability;
}

/** A local date changes at no time but the beginning of a minute; to tell it costs as much as a question. */
let lastTold = { minute: Number.NaN, zone: '', date: '' };
function lastBookable(now: Date, zone: string): string {
  const minute = Math.floor(+now / 60_000);
  if (lastTold.minute !== minute || lastTold.zone !== zone) {
    lastTold = { minute, zone, date: lastBookableDate(now, zone) };
  }
  return lastTold.date;
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

/** When the first slot will have passed that has not yet. */
function firstStartAfter(now: Date, { days }: Availability): number {
  const starts = days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)));
  return starts.find((start) => start > +now) ?? Number.POSITIVE_INFINITY;
}
