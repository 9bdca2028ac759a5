import { dashboardRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const dashboardFeature = { routers: { dashboard: dashboardRouter } };
