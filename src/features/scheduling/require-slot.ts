import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { rankFor } from './area-rules.ts';
import type { HostChoice } from './choose-host-queries.ts';
import { describeHours } from './describe-hours.ts';
import { requireFutureTime } from './require-future-time.ts';
import { requirePresence, whyAbsent } from './require-presence.ts';
import type { Schedule } from './schema.ts';
import type { SlotRequest } from './slot-request.ts';
import { startTimesOf } from './start-times.ts';

/**
 * Parses the start in `field`, which must be offered for this request, and returns it with the hosts that offer it;
 * otherwise rejects it, or the office, with the reason. Whether the hosts are free is not checked here.
 */
export function requireSlot(
  text: string,
  {
    schedule,
    slotRequest,
    zone,
    now,
    field = 'scheduledDate',
    officeField = 'office',
    area,
  }: {
    schedule: Schedule;
    slotRequest: SlotRequest;
    zone: string;
    now: Date;
    field?: string;
    /** The field that has the office, or the start if the caller does not choose the office. */
    officeField?: string;
    /** The practice area, if it is known. */
    area?: string | null | undefined;
  },
): { start: Date; hosts: HostChoice[] } {
  requirePresence(schedule, slotRequest);
  const start = requireFutureTime(text, { zone, now, field, ...slotRequest });
  const startTimes = startTimesOf(schedule, { ...slotRequest, zone });
  const { starts } = startTimes.dayOf(localDateOf(start, zone));
  const slot = starts.find(({ startMs }) => startMs === start.getTime());
  if (!slot) {
    const absence = whyAbsent(schedule, slotRequest, { start, zone });
    if (absence) throw invalidField(officeField, absence);
    throw invalidField(field, describeHours(schedule, slotRequest));
  }
  return { start, hosts: hostChoices(schedule, slot.hosts, { type: slotRequest.type, area }) };
}

/** A host for bookings by staff, who may exceed the limit per day. */
export const withoutLimit = (host: HostChoice): HostChoice => ({ ...host, maxPerDay: null });

/** These hosts with their limits per day and their ranks for a booking of this type and, if known, practice area. */
export function hostChoices(
  { hosts, types }: Schedule,
  numbers: readonly number[],
  { type, area }: { type: string; area?: string | null | undefined },
): Required<HostChoice>[] {
  const typeAreas = types.find(({ key }) => key === type)?.practiceAreas ?? [];
  const rankOf = rankFor(hosts, { area, typeAreas });
  return numbers.map((number) => {
    const host = hosts.find((each) => each.number === number);
    return { number, maxPerDay: host?.maxPerDay ?? null, rank: host ? rankOf(host) : 0 };
  });
}
