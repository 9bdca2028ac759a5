import { appointmentLinksRouter } from './client-link/router.ts';
import { closedDaysRouter } from './closed-days/router.ts';
import { appointmentsCopiedColumns } from './copied-columns.ts';
import { appointmentHoldsRouter } from './held/router.ts';
import { appointmentMails } from './mails.ts';
import { appointmentsPersonalData } from './personal-data.ts';
import { appointmentsRouter } from './router.ts';
import { FREE_TIMES_TAG } from './rules.ts';
import { timeOffRouter } from './time-off/router.ts';
import { appointmentTimeline } from './timeline.ts';
import { startAppointmentWorkers } from './workers.ts';

/** The appointments feature as registered in `src/app/features.ts`. */
export const appointmentsFeature = {
  routers: {
    appointmentHolds: appointmentHoldsRouter,
    appointmentLinks: appointmentLinksRouter,
    appointments: appointmentsRouter,
    closedDays: closedDaysRouter,
    timeOff: timeOffRouter,
  },
  mails: appointmentMails,
  personalData: appointmentsPersonalData,
  timeline: [appointmentTimeline],
  startWorkers: startAppointmentWorkers,
  copiedColumns: appointmentsCopiedColumns,
  liveTables: ['appointments', 'appointment_holds', 'appointment_no_shows', 'consultation_types'],
  // The tables that `readBusyText` reads. The rules for times count as content, which has its own version.
  cacheTags: {
    [FREE_TIMES_TAG]: ['appointment_holds', 'appointments', 'calendar_busy_times', 'time_off'],
  },
};
