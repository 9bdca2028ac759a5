import type { Context } from '../../../platform/trpc/context.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { numberToCall } from '../../contact-preferences/rules.ts';
import { isOutsideArea } from '../../scheduling/area-rules.ts';
import { officeFactsOf } from '../../scheduling/office-rules.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { noSuchAppointment } from '../change/lock-existing.ts';
import { findAppointmentForClient } from '../mail-queries.ts';

/**
 * Date, type and place of an appointment, in the language of the client, for anyone who knows its id (122 random bits, known only from the booking
 * response and to staff). The client's name and details are not part of it. Throws `appointment_not_found`.
 */
export async function getBooked(
  deps: Pick<Context, 'db' | 'contentCache' | 'language'>,
  id: string,
) {
  const { db } = deps;
  const appointment = await findAppointmentForClient(db, id);
  if (!appointment || appointment.status === 'cancelled') throw noSuchAppointment();
  const { scheduledDate, typeLabel, hostName, hostNumber, practiceArea } = appointment;
  const { place, officeKey, placeText, bringText, priceLabel } = appointment;
  const schedule = await readSchedule(deps);
  const { hosts } = schedule;
  return {
    wording: await wordingFor(db, appointment),
    scheduledDate,
    type: typeLabel,
    meeting: {
      attorney: hostName,
      place,
      ...officeFactsOf(schedule, officeKey),
      placeText,
      callsClient: numberToCall(appointment) !== null,
      bringText: bringText ?? '',
      priceLabel,
      isOutsideArea: isOutsideArea(
        hosts,
        hosts.find(({ number }) => number === hostNumber),
        practiceArea,
      ),
    },
  };
}
