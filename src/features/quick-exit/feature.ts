import { quickExitRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const quickExitFeature = {
  routers: { quickExit: quickExitRouter },
  actions: { 'quick_exit.update': 'changed the settings of the quick exit' },
};
