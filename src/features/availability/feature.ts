import { availabilityRouter } from './router.ts';

/** The availability feature as registered in `src/app/features.ts`. */
export const availabilityFeature = {
  liveTables: ['extra_hours', 'hosts', 'time_off', 'weekly_hours'],
  routers: { availability: availabilityRouter },
};
