import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { rankFor } from './area-rules.ts';
import type { HostChoice } from './choose-host-queries.ts';
import { describeHours } from './describe-hours.ts';
import { requireFutureTime } from './require-future-time.ts';
import type { Schedule } from './schema.ts';
import type { Visit } from './slot-request.ts';
import { offerOf } from './start-times.ts';

/**
 * Parses the start in `field`, which must be offered for this visit, and returns it with the hosts that offer it;
 * otherwise rejects it with the reason. Whether the hosts are free is not checked here.
 */
export function requireSlot(
  text: string,
  {
    schedule,
    visit,
    zone,
    now,
    field = 'scheduledDate',
    area,
  }: {
    schedule: Schedule;
    visit: Visit;
    zone: string;
    now: Date;
    field?: string;
    /** The practice area, if it is known. */
    area?: string | null | undefined;
  },
): { start: Date; hosts: HostChoice[] } {
  const start = requireFutureTime(text, { zone, now, field, ...visit });
  const offer = offerOf(schedule, { type: visit.type, hosts: visit.hosts, zone });
  const { starts } = offer.dayOf(localDateOf(start, zone));
  const slot = starts.find(({ startMs }) => startMs === start.getTime());
  if (!slot) throw invalidField(field, describeHours(schedule, visit));
  return { start, hosts: hostChoices(schedule, slot.hosts, { type: visit.type, area }) };
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
