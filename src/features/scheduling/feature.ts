import { called } from '../../platform/audit/sentences.ts';
import { closedDaysRouter } from './closed-days/router.ts';
import { availabilityRouter } from './router.ts';
import { availabilityTables } from './tables.ts';
import { timeOffRouter } from './time-off/router.ts';

/** When consultations can take place: types, hosts, hours, time off and free times. It knows no client. */
export const schedulingFeature = {
  routers: {
    availability: availabilityRouter,
    closedDays: closedDaysRouter,
    timeOff: timeOffRouter,
  },
  tables: availabilityTables,
  actions: {
    'consultation-type': called('consultation type'),
    'consultation-type.order': 'changed the order of the consultation types',
    'extra-hours.create': 'offered extra hours',
    'extra-hours.delete': 'deleted extra hours',
  },
};
