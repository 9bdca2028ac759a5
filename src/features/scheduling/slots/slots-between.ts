import type { Db } from '../../../../db/client.ts';
import { busyRange } from '../busy/busy-range.ts';
import type { ReadBusy } from '../busy/busy-reader.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import { readBusyText } from '../busy/queries.ts';
import type { Schedule } from '../schema.ts';
import type { SlotRequest } from '../slot-request.ts';
import { startTimesOf } from '../start-times.ts';
import type { Availability, Slot } from './schema.ts';
import { lastDateOf, localDatesBetween, type Search, slotsOf } from './slots.ts';

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

/** The slots of each day, both ends inclusive, from the current busy times: free if any of the hosts is. */
export async function slotsBetween(db: Db, asked: Asked): Promise<Availability> {
  return slotsBy((query) => readBusyText(db, query), asked);
}

/** Like `slotsBetween`, with the busy times from this reader. */
export async function slotsBy(readBusy: ReadBusy, asked: Asked): Promise<Availability> {
  const { from, to, zone, now, excludeAppointmentId } = asked;
  const busy = await readBusy({ ...busyRange({ from, to }), excludeAppointmentId, now });
  const slotsOn = slotsFrom(busy, asked);
  const days = localDatesBetween(from, to).map((date) => ({ date, slots: slotsOn(date) }));
  return { zone, days };
}

/** The slots of a local date, from busy times that have been read. Must be called for dates in order. */
export function slotsFrom(
  busy: string,
  { zone, now, slotRequest, schedule }: Omit<Asked, 'from' | 'to'>,
): (date: string) => Slot[] {
  const lastDate = lastDateOf(slotRequest, now, zone);
  const startTimes = startTimesOf(schedule, { ...slotRequest, zone });
  const slotsOn = slotsOf(startTimes, searchIn(busy, { schedule, slotRequest, now }));
  return (date) => (date > lastDate ? [] : slotsOn(date));
}

/** A search in busy times that have been read, with the daily limits of the hosts. */
export const searchIn = (
  busy: string,
  { schedule, slotRequest, now }: Pick<Asked, 'schedule' | 'slotRequest' | 'now'>,
): Search => ({
  busy: parseBusy(busy, slotRequest.hosts),
  limits: new Map(schedule.hosts.map(({ number, maxPerDay }) => [number, maxPerDay])),
  slotRequest,
  now,
});
