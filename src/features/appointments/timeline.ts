import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import {
  listAppointmentFacts,
  listAppointmentIds,
  listAppointmentRecords,
  listAppointmentsToCome,
} from './timeline-queries.ts';

/** Bookings. Their later changes come from the audit log. */
export const appointmentTimeline: TimelinePart = {
  kind: 'appointment',
  listIds: listAppointmentIds,
  listDue: listAppointmentsToCome,

  async identify(tx, ids) {
    const appointments = await listAppointmentRecords(tx, ids);
    return appointments.map(({ id, firstName, lastName, email, phone, createdAt, words }) => ({
      recordId: id,
      name: `${firstName} ${lastName}`,
      email: email || null,
      phone,
      events: [{ what: '', at: createdAt }],
      words,
    }));
  },

  async describe(db, ids) {
    const appointments = await listAppointmentFacts(db, ids);
    return appointments.map(({ id, type, scheduledDate, notes }) => ({
      recordId: id,
      what: '',
      title: `Booked: ${type}`,
      text: notes,
      moment: scheduledDate,
      href: `/admin/appointments?open=${id}`,
    }));
  },
};
