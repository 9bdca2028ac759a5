import type { AppointmentStatus } from '../rules.ts';

/** How the back office and its exports name the status of an appointment. */
export const STATUS_LABELS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
