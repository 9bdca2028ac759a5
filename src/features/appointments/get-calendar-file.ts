import { readLanguage } from '../../platform/languages/client-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { wordingFor } from '../contact-preferences/queries.ts';
import { numberToCall } from '../contact-preferences/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { appointmentCalendarFile } from './calendar-file.ts';
import { noSuchAppointment } from './change/lock-existing.ts';
import { findAppointmentForClient } from './mail-queries.ts';

/**
 * The calendar file of an appointment, for anyone who knows its id (122 random bits, known only from the booking
 * response and to staff), in the language of the client. It names time, place and firm, never the person or the matter.
 */
export async function getCalendarFile(
  { db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  id: string,
): Promise<string> {
  const appointment = await findAppointmentForClient(db, id);
  if (!appointment || appointment.status === 'cancelled') {
    throw noSuchAppointment();
  }
  const firm = await getFirmProfile(db, readLanguage(appointment.clientLanguage));
  const wording = await wordingFor(db, appointment);
  return appointmentCalendarFile({
    appointment: { ...appointment, phone: numberToCall(appointment) },
    ...{ firm, method: 'PUBLISH', stamp: now(), publicUrl, wording },
  });
}
