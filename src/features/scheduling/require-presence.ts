import * as validation from '../../../messages/en/validation.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { formatWeekday } from '../../platform/time/format-rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { officesOfHost } from './office-rules.ts';
import { FIRST_WEEKDAY, LAST_WEEKDAY } from './rules.ts';
import type { Schedule } from './schema.ts';
import type { SlotRequest } from './slot-request.ts';
import { startTimesOf } from './start-times.ts';

const WEEKDAYS = Array.from({ length: LAST_WEEKDAY }, (_, place) => FIRST_WEEKDAY + place);

/** Throws `invalid_input` for an office in which none of the hosts of the request ever is. */
export function requirePresence(schedule: Schedule, { office, hosts }: SlotRequest): void {
  if (office === undefined) return;
  const isThere = schedule.hosts.some(
    (host) => hosts.includes(host.number) && officesOfHost(host, WEEKDAYS).includes(office),
  );
  if (isThere) return;
  const name = nameOfOnly(schedule, hosts);
  throw invalidField(
    'office',
    name ? validation.attorneyNotInOffice({ name }) : validation.nobodyInOffice,
  );
}

/** Why hosts who do take consultations at that time do not take them in the office; undefined for other reasons. */
export function whyAbsent(
  schedule: Schedule,
  { office, ...slotRequest }: SlotRequest,
  { start, zone }: { start: Date; zone: string },
): string | undefined {
  if (office === undefined) return undefined;
  const { starts } = startTimesOf(schedule, { ...slotRequest, zone }).dayOf(
    localDateOf(start, zone),
  );
  if (!starts.some(({ startMs }) => startMs === start.getTime())) return undefined;
  const day = formatWeekday(start, zone, 'long', schedule.locale);
  const name = nameOfOnly(schedule, slotRequest.hosts);
  return name ? validation.attorneyElsewhere({ name, day }) : validation.othersElsewhere({ day });
}

/** The name of the host if only one attorney fits the request. */
function nameOfOnly({ hosts }: Schedule, [number, ...others]: readonly number[]) {
  return others.length === 0 ? hosts.find((host) => host.number === number)?.name : undefined;
}
