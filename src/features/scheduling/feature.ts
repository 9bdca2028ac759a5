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
};
