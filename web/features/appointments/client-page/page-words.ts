import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';

type PageInput = Pick<
  LinkedAppointment,
  'firstName' | 'status' | 'isOver' | 'canChange' | 'scheduledDate' | 'zone'
>;

/** Title and lead of the client's page, by the status of the appointment. */
export function pageWords({
  firstName,
  status,
  isOver,
  canChange,
  scheduledDate,
  zone,
}: PageInput): {
  title: string;
  lead: string;
} {
  if (status === 'cancelled') {
    return {
      title: 'Your consultation is cancelled.',
      lead: `${firstName}, there is nothing else to do. If you would like another time, you can book again or call us.`,
    };
  }
  if (status === 'completed' || isOver) {
    return {
      title: 'Your consultation time has passed.',
      lead: `${firstName}, if a question has come up since, please call us.`,
    };
  }
  if (status === 'confirmed') {
    return {
      title: 'Your consultation is confirmed.',
      lead: `${firstName}, we look forward to seeing you. You don’t have to prepare anything.`,
    };
  }
  const day = `${formatWeekday(scheduledDate, zone, 'long')}, ${formatDay(scheduledDate, zone)}`;
  return {
    title: 'Your consultation is booked.',
    lead: `${firstName}, will you come on ${day} at ${formatTime(scheduledDate, zone)}? One click confirms it.${canChange ? ' If the time no longer suits you, choose another.' : ''}`,
  };
}
