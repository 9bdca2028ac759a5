import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import { hostsFor, officeFor } from '../appointments/client-link/get-linked.ts';
import { findLinkedAppointment } from '../appointments/client-link/queries.ts';
import { findBuffers } from '../scheduling/busy/queries.ts';
import type { Schedule } from '../scheduling/schema.ts';
import {
  publicSlotRequest,
  type SlotPreference,
  type SlotRequest,
  staffSlotRequest,
} from '../scheduling/slot-request.ts';
import { localDatesBetween } from '../scheduling/slots/slots.ts';
import { slotsFrom } from '../scheduling/slots/slots-between.ts';
import type { Wait } from './queries.ts';

/** The times that a client waits for: local dates, both inclusive, and the start that they have now. */
export type WantedTimes = {
  slotRequest: SlotRequest;
  /** The practice area, which decides who comes first. */
  area: string;
  fromDay: string;
  untilDay: string;
  /** Only times before this one. */
  before?: Date;
};

/** The first day on which a time can be offered: tomorrow. */
export const firstDayOf = (now: Date, zone: string): string => addDaysTo(localDateOf(now, zone), 1);

/** The times that somebody waits for; undefined if what they want is not offered any more. */
export async function wantedBy(
  db: Db,
  schedule: Schedule,
  wait: Wait,
): Promise<WantedTimes | undefined> {
  const { practiceArea: area, fromDay, untilDay, appointmentId, anyHost } = wait;
  if (appointmentId) {
    const earlier = await earlierThan(db, schedule, { appointmentId, anyAttorney: anyHost });
    return earlier && { ...earlier, area, fromDay, untilDay };
  }
  const { consultationType: type, place, officeKey: office, language, hostNumber } = wait;
  const host = schedule.hosts.find(({ number }) => number === hostNumber);
  if (hostNumber !== null && !host?.slug) return undefined;
  const wanted = { type, attorney: host?.slug, practiceArea: area, place, office, language };
  const slotRequest = requestOf(schedule, wanted);
  return slotRequest && { slotRequest, area, fromDay, untilDay };
}

function requestOf(schedule: Schedule, wanted: { type: string } & SlotPreference) {
  try {
    return publicSlotRequest(schedule, wanted);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** The times before an appointment to which its client may move it, with the notice of its type. */
export async function earlierThan(
  db: Db,
  schedule: Schedule,
  { appointmentId, anyAttorney }: { appointmentId: string; anyAttorney: boolean },
): Promise<Pick<WantedTimes, 'slotRequest' | 'before'> | undefined> {
  const appointment = await findLinkedAppointment(db, appointmentId, MAIN_LANGUAGE);
  if (!appointment) return undefined;
  const { consultationType: type, duration: durationMinutes, scheduledDate } = appointment;
  const asked = staffSlotRequest(schedule, {
    type,
    durationMinutes,
    hosts: hostsFor(schedule, appointment, { anyAttorney }),
    office: officeFor(schedule, appointment, { anyAttorney }),
    buffers: await findBuffers(db, appointmentId),
  });
  const noticeMinutes = schedule.types.find(({ key }) => key === type)?.noticeMinutes ?? 0;
  return { slotRequest: { ...asked, noticeMinutes }, before: scheduledDate };
}

/** The free starts among the wanted ones, in order, from busy times that have been read for their days. */
export function* freeStartsAmong(
  busy: string,
  { slotRequest, fromDay, untilDay, before }: WantedTimes,
  { schedule, zone, now }: { schedule: Schedule; zone: string; now: Date },
): Generator<string> {
  if (slotRequest.hosts.length === 0) return;
  const slotsOn = slotsFrom(busy, { schedule, slotRequest, zone, now });
  const first = firstDayOf(now, zone);
  for (const date of localDatesBetween(fromDay > first ? fromDay : first, untilDay)) {
    for (const { start, state } of slotsOn(date)) {
      if (state === 'free' && !(before && Date.parse(start) >= before.getTime())) yield start;
    }
  }
}
