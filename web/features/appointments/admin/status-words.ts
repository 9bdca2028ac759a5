import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';

export const STATUS_WORDS: Readonly<Record<AppointmentStatus, string>> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
