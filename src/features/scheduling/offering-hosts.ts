import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Schedule } from './schema.ts';
import { type SlotPreference, staffSlotRequest } from './slot-request.ts';
import { startTimesOf } from './start-times.ts';

/**
 * The numbers of the hosts who offer the type of an existing appointment or hold at its start, free or not, in order: in
 * this office and language, if any.
 */
export function offeringHosts(
  schedule: Schedule,
  { consultationType, scheduledDate }: { consultationType: string; scheduledDate: Date },
  zone: string,
  { office, language }: Pick<SlotPreference, 'office' | 'language'> = {},
): readonly number[] {
  const { type, hosts } = staffSlotRequest(schedule, { type: consultationType });
  const startTimes = startTimesOf(schedule, { type, hosts, zone, office: office ?? undefined });
  const { starts } = startTimes.dayOf(localDateOf(scheduledDate, zone));
  const offering = starts.find(({ startMs }) => startMs === scheduledDate.getTime())?.hosts ?? [];
  if (!language) return offering;
  return offering.filter((number) =>
    schedule.hosts.some((host) => host.number === number && host.languages.includes(language)),
  );
}
