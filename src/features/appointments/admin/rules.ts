import type { AppointmentStatus } from '../rules.ts';

/** The columns that the list of appointments can be sorted by. */
export const APPOINTMENT_SORTS = ['start', 'name'] as const;

/** The fields of an appointment that only staff see: documented responses leave them out. */
export const STAFF_ONLY = [
  'hostNumber',
  'officeKey',
  'place',
  'language',
  'clientLanguage',
  'contactPreferences',
] as const;

/** How the back office and its exports name the status of an appointment. */
export const STATUS_LABELS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
