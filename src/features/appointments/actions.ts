import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { AppointmentStatus } from './rules.ts';

const STATUS_DEEDS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'withdrew the confirmation of an appointment',
  confirmed: 'confirmed an appointment',
  completed: 'completed an appointment',
  cancelled: 'cancelled an appointment',
};

/** How the audit log describes the feature's actions. */
export const appointmentsActions: ActionSentences = {
  // The log does not contain the client's name.
  appointment: 'an appointment',
  'appointment.create': 'booked an appointment for a client',
  'appointment.export': 'exported appointments',
  'appointment.hand-over': 'reassigned an appointment',
  'appointment.hold': 'held a time for a client',
  'appointment.invite': 'invited a client who did not come to book again',
  'appointment.link-renew': 'made a client a new link to their appointment',
  'appointment.link-revoke': 'ended a client’s link to their appointment',
  'appointment.notes': 'changed the notes of an appointment',
  'appointment.release': 'released a time that was held',
  'appointment.status': (_name, { status }) =>
    STATUS_DEEDS[status as AppointmentStatus] ?? 'changed the status of an appointment',
  'appointment.undo': 'undid a change of an appointment',
  'time-off.create': 'blocked time',
  'time-off.days-create': 'closed days',
  'time-off.days-delete': 'opened closed days again',
  'time-off.delete': 'opened blocked time again',
  'time-off.series-create': 'blocked time that repeats',
  'time-off.series-delete': 'opened blocked time that repeats again',
};
