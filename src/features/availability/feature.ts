import { availabilityRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const availabilityFeature = {
  liveTables: ['extra_hours', 'hosts', 'time_off', 'weekly_hours'],
  routers: { availability: availabilityRouter },
};
