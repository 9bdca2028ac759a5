import { LRUCache } from 'lru-cache';
import type { Db } from '../../../../db/client.ts';
import { busyRange } from '../busy/busy-range.ts';
import type { ReadBusy } from '../busy/busy-reader.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import { readBusyText } from '../busy/queries.ts';
import type { Schedule } from '../schema.ts';
import type { SlotRequest } from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import type { Availability } from './schema.ts';
import { lastDateOf, localDatesBetween, slotsOf } from './slots.ts';

type Asked = {
  from: string;
  to: string;
  schedule: Schedule;
  slotRequest: SlotRequest;
  zone: string;
  /** The appointment whose time counts as free. */
  excludeAppointmentId?: string | undefined;
  now: Date;
};

/** A cached result with the inputs it was computed from; valid while these are the same and `now` is in the range. */
type CacheEntry = {
  availability: Availability;
  schedule: Schedule;
  busy: string;
  lastDate: string;
  fromMs: number;
  untilMs: number;
};

// Most visitors look at the same few weeks.
const cache = new LRUCache<string, CacheEntry>({ max: 100 });

const MINUTE_MS = 60_000;

/**
 * The slots of each day, both ends inclusive, from the current busy times: free if any of the hosts is. While the rules
 * and the busy times are the same and no further start has passed, returns the same object, so that validation and JSON
 * serialization, which cost far more than the query, run only once.
 */
export async function slotsBetween(db: Db, asked: Asked): Promise<Availability> {
  return slotsBy((query) => readBusyText(db, query), asked);
}

/** Like `slotsBetween`, with the busy times from this reader. */
export async function slotsBy(readBusy: ReadBusy, asked: Asked): Promise<Availability> {
  const { from, to, slotRequest, schedule, excludeAppointmentId, zone, now } = asked;
  const busy = await readBusy({ ...busyRange({ from, to }), excludeAppointmentId, now });
  const lastDate = lastDateOf(slotRequest, now, zone);
  const { outsideArea, ...rules } = slotRequest;
  const key = `${from} ${to} ${zone} ${Object.values(rules).join()} ${outsideArea}`;
  const cached = cache.get(key);
  if (
    cached?.busy === busy &&
    cached.schedule === schedule &&
    cached.lastDate === lastDate &&
    cached.fromMs <= +now &&
    +now < cached.untilMs
  ) {
    return cached.availability;
  }
  const availability = makeSlots(asked, { busy, lastDate });
  const untilMs = nextStartAfter(+now + slotRequest.noticeMinutes * MINUTE_MS, availability);
  cache.set(key, {
    availability,
    schedule,
    busy,
    lastDate,
    fromMs: +now,
    untilMs: untilMs - slotRequest.noticeMinutes * MINUTE_MS,
  });
  return availability;
}

function makeSlots(
  { from, to, zone, now, slotRequest, schedule }: Asked,
  { busy, lastDate }: { busy: string; lastDate: string },
): Availability {
  const startTimes = startTimesOf(schedule, {
    type: slotRequest.type,
    hosts: slotRequest.hosts,
    zone,
  });
  const slotsOn = slotsOf(startTimes, {
    busy: parseBusy(busy, slotRequest.hosts),
    limits: new Map(schedule.hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
    slotRequest,
    now,
  });
  const days = localDatesBetween(from, to).map((date) => ({
    date,
    slots: date > lastDate ? [] : slotsOn(date),
  }));
  return { zone, days };
}

/** The first start after an instant, in milliseconds; infinity if there is none. */
function nextStartAfter(ms: number, { days }: Availability): number {
  for (const { slots } of days) {
    for (const slot of slots) {
      const startMs = Date.parse(slot.start);
      if (startMs > ms) return startMs;
    }
  }
  return Number.POSITIVE_INFINITY;
}
