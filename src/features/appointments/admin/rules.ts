import type { AppointmentStatus } from '../rules.ts';

/** The columns that the list of appointments can be sorted by. */
export const APPOINTMENT_SORTS = ['start', 'name'] as const;

/** What only staff see of an appointment: documented answers leave it out. */
export const STAFF_ONLY = ['hostNumber', 'contactPreferences'] as const;

/** How the back office and its exports name the status of an appointment. */
export const STATUS_LABELS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
