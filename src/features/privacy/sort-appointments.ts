import { addYears } from '../../platform/time/date-math.ts';
import { type AppointmentStatus, isClosed } from '../appointments/rules.ts';
import { CLIENT_FILE_YEARS } from './rules.ts';

type Appointment = { status: AppointmentStatus; endsAt: Date };

/**
 * What erasing means for appointments: those to come must be given up first; those that took place belong to the
 * client's file for some years; nobody needs the others.
 */
export function sortAppointments<Each extends Appointment>(appointments: Each[], now: Date) {
  const isUpcoming = ({ status, endsAt }: Each) => !isClosed(status) && endsAt > now;
  const upcoming = appointments.filter(isUpcoming);
  const over = appointments.filter((each) => !isUpcoming(each));
  const inFile = ({ status, endsAt }: Each) => status !== 'cancelled' && keptUntil(endsAt) > now;
  return {
    upcoming,
    clientFile: over.filter(inFile).map((each) => ({ ...each, keptUntil: keptUntil(each.endsAt) })),
    others: over.filter((each) => !inFile(each)),
  };
}

const keptUntil = (endsAt: Date) => addYears(endsAt, CLIENT_FILE_YEARS);
