import { availabilityRouter } from './router.ts';
import { availabilityTables } from './tables.ts';

/** The availability feature as registered in `src/app/features.ts`. */
export const availabilityFeature = {
  routers: { availability: availabilityRouter },
  tables: availabilityTables,
};
