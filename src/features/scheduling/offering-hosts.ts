import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Schedule } from './schema.ts';
import { staffSlotRequest } from './slot-request.ts';
import { startTimesOf } from './start-times.ts';

/** The numbers of the hosts who offer the type of an existing appointment or hold at its start, free or not, in order. */
export function offeringHosts(
  schedule: Schedule,
  { consultationType, scheduledDate }: { consultationType: string; scheduledDate: Date },
  zone: string,
): readonly number[] {
  const { type, hosts } = staffSlotRequest(schedule, { type: consultationType });
  const { starts } = startTimesOf(schedule, { type, hosts, zone }).dayOf(
    localDateOf(scheduledDate, zone),
  );
  return starts.find(({ startMs }) => startMs === scheduledDate.getTime())?.hosts ?? [];
}
