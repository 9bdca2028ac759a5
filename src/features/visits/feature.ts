import { visitsRouter } from './router.ts';
import { startVisitWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const visitsFeature = {
  routers: { visits: visitsRouter },
  startWorkers: startVisitWorkers,
};
