import type { Context } from '../../../platform/trpc/context.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { numberToCall } from '../../contact-preferences/rules.ts';
import { noSuchAppointment } from '../change/lock-existing.ts';
import { findAppointmentForMail } from '../queries.ts';

/**
 * Date, type and place of an appointment, for anyone who knows its id (122 random bits, known only from the booking
 * response and to staff). The client's name and details are not part of it. Throws `appointment_not_found`.
 */
export async function getBooked({ db }: Pick<Context, 'db'>, id: string) {
  const appointment = await findAppointmentForMail(db, id);
  if (!appointment || appointment.status === 'cancelled') throw noSuchAppointment();
  const { scheduledDate, typeLabel, hostName, place, officeAddress, placeText, bringText } =
    appointment;
  const { priceLabel } = appointment;
  return {
    wording: await wordingFor(db, appointment),
    scheduledDate,
    type: typeLabel,
    meeting: {
      attorney: hostName,
      place: place ?? 'office',
      officeAddress,
      placeText: placeText ?? '',
      callsClient: numberToCall(appointment) !== null,
      bringText: bringText ?? '',
      priceLabel,
    },
  };
}
