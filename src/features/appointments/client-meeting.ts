import { type ContactPreferences, numberToCall } from '../contact-preferences/rules.ts';
import { isOutsideArea } from '../scheduling/area-rules.ts';
import { officeFactsOf } from '../scheduling/office-rules.ts';
import { meetingPlaceOf } from '../scheduling/place-rules.ts';
import type { Place } from '../scheduling/rules.ts';
import type { Schedule } from '../scheduling/schema.ts';
import type { ClientMeeting } from './schema.ts';

/**
 * Whom the client of an appointment meets, and how. If the type has been deleted, at the office. An attorney who no
 * longer takes consultations is not named.
 */
export function meetingOf(
  schedule: Schedule,
  {
    officeKey,
    place: chosen,
    consultationType,
    hostNumber,
    practiceArea,
    ...client
  }: {
    consultationType: string;
    hostNumber: number;
    place: Place | null;
    officeKey: string | null;
    practiceArea: string;
    phone: string | null;
    contactPreferences: ContactPreferences | null;
  },
): ClientMeeting {
  const { hosts, types } = schedule;
  const type = types.find(({ key }) => key === consultationType);
  const host = hosts.find(({ number }) => number === hostNumber);
  return {
    attorney: host?.name ?? null,
    ...meetingPlaceOf({ chosen, type, videoText: host?.videoText }),
    ...officeFactsOf(schedule, officeKey),
    callsClient: numberToCall(client) !== null,
    bringText: type?.bringText ?? '',
    priceLabel: type?.priceLabel ?? null,
    isOutsideArea: isOutsideArea(hosts, host, practiceArea),
  };
}
