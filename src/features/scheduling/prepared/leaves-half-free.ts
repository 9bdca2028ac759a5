import type { Tx } from '../../../../db/client.ts';
import { busyRange } from '../busy/busy-range.ts';
import { parseBusy } from '../busy/parse-busy.ts';
import { readBusyText } from '../busy/queries.ts';
import type { Schedule } from '../schema.ts';
import { slotRequestOf } from '../slot-request.ts';
import { slotsOf } from '../slots/slots.ts';
import { startTimesOf } from '../start-times.ts';

type Day = { schedule: Schedule; host: number; date: string; zone: string; now: Date };

/**
 * Whether the holds of programs leave at least half of a host's free starts on a local date to people, for each public
 * consultation type, so that programs cannot fill a day with holds, not even for long consultations.
 */
export async function leavesHalfFree(tx: Tx, { schedule, host, date, zone, now }: Day) {
  const range = { ...busyRange({ from: date, to: date }), now };
  const taken = await readBusyText(tx, range);
  const takenByPeople = await readBusyText(tx, { ...range, excludePrepared: true });
  const limits = new Map(schedule.hosts.map(({ number, maxPerDay }) => [number, maxPerDay]));
  return schedule.types
    .filter(({ isActive, isPublic, hosts }) => isActive && isPublic && hosts.includes(host))
    .every((type) => {
      const slotRequest = slotRequestOf(type, [host]);
      const startTimes = startTimesOf(schedule, { type: type.key, hosts: [host], zone });
      const countFree = (busy: string) =>
        slotsOf(startTimes, { busy: parseBusy(busy, [host]), limits, slotRequest, now })(
          date,
        ).filter(({ state }) => state === 'free').length;
      return countFree(taken) * 2 >= countFree(takenByPeople);
    });
}
