import { dashboardRouter } from './router.ts';

/** The dashboard feature as registered in `src/app/features.ts`. */
export const dashboardFeature = { routers: { dashboard: dashboardRouter } };
