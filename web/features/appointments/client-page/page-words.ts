import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import { m } from '../../../lib/messages.ts';
import { whenInSentence } from '../../scheduling/when-words.ts';

type PageInput = Pick<
  LinkedAppointment,
  'firstName' | 'status' | 'isOver' | 'canChange' | 'scheduledDate' | 'zone'
>;

/** Title and lead of the client's page, by the status of the appointment. */
export function pageWords(
  { firstName: name, status, isOver, canChange, scheduledDate, zone }: PageInput,
  locale: string,
): {
  title: string;
  lead: string;
} {
  if (status === 'cancelled') {
    return {
      title: m.appointment.cancelledTitle,
      lead: m.appointment.cancelledLead({ name }),
    };
  }
  if (status === 'completed' || isOver) {
    return {
      title: m.appointment.pastTitle,
      lead: m.appointment.pastLead({ name }),
    };
  }
  if (status === 'confirmed') {
    return {
      title: m.appointment.confirmedTitle,
      lead: m.appointment.confirmedLead({ name }),
    };
  }
  const when = whenInSentence(scheduledDate, zone, locale);
  return {
    title: m.appointment.bookedTitle,
    lead: canChange
      ? m.appointment.bookedLeadMove({ name, when })
      : m.appointment.bookedLead({ name, when }),
  };
}
