import { appointmentsActions } from './actions.ts';
import { appointmentLinksRouter } from './client-link/router.ts';
import { appointmentHoldsRouter } from './held/router.ts';
import { appointmentMails } from './mails.ts';
import { paymentMails } from './paid/mails.ts';
import { paymentLinksRouter } from './paid/router.ts';
import { appointmentsPersonalData } from './personal-data.ts';
import { appointmentsRouter } from './router.ts';
import { appointmentsTables } from './tables.ts';
import { appointmentTimeline } from './timeline.ts';
import { startAppointmentWorkers } from './workers.ts';

/** The appointments feature as registered in `src/app/features.ts`. */
export const appointmentsFeature = {
  routers: {
    appointmentHolds: appointmentHoldsRouter,
    appointmentLinks: appointmentLinksRouter,
    appointments: appointmentsRouter,
    paymentLinks: paymentLinksRouter,
  },
  mails: { ...appointmentMails, ...paymentMails },
  personalData: appointmentsPersonalData,
  timeline: [appointmentTimeline],
  startWorkers: startAppointmentWorkers,
  tables: appointmentsTables,
  actions: appointmentsActions,
};
