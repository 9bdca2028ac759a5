import { invalidField } from '../../platform/errors/errors.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { describeHours } from '../availability/describe-hours.ts';
import { offerOf } from '../availability/offer.ts';
import type { Schedule } from '../availability/schema.ts';
import type { HostChoice } from './choose-host-queries.ts';
import { requireFutureTime } from './require-future-time.ts';
import type { Visit } from './visit.ts';

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
  }: { schedule: Schedule; visit: Visit; zone: string; now: Date; field?: string },
): { start: Date; hosts: HostChoice[] } {
  const start = requireFutureTime(text, { zone, now, field, ...visit });
  const offer = offerOf(schedule, { type: visit.type, hosts: visit.hosts, zone });
  const { starts } = offer.dayOf(localDateOf(start, zone));
  const slot = starts.find(({ startMs }) => startMs === start.getTime());
  if (!slot) throw invalidField(field, describeHours(schedule, visit));
  return { start, hosts: hostChoices(schedule, slot.hosts) };
}

/** These hosts with their limits per day. */
function hostChoices({ hosts }: Schedule, numbers: readonly number[]): HostChoice[] {
  return numbers.map((number) => ({
    number,
    maxPerDay: hosts.find((host) => host.number === number)?.maxPerDay ?? null,
  }));
}
