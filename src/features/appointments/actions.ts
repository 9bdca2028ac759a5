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
  'appointment.invite': 'invited a client who did not come to book again',
  'appointment.link-renew': 'made a client a new link to their appointment',
  'appointment.link-revoke': 'ended a client’s link to their appointment',
  'appointment.notes': 'changed the notes of an appointment',
  'appointment.status': (_name, { status }) =>
    STATUS_DEEDS[status as AppointmentStatus] ?? 'changed the status of an appointment',
  'appointment.undo': 'undid a change of an appointment',
};
