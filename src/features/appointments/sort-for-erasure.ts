import { addYears } from '../../platform/time/date-math.ts';
import { CLIENT_FILE_YEARS } from './retention-rules.ts';
import { type AppointmentStatus, isClosed } from './rules.ts';

type Appointment = { status: AppointmentStatus; endsAt: Date };

/**
 * Sorts appointments for erasure: upcoming ones must be cancelled first; past ones that were not cancelled belong to
 * the client's file for `CLIENT_FILE_YEARS`; the others can be deleted.
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
