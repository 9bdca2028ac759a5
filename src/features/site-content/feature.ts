import { siteContentRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const siteContentFeature = {
  routers: { siteContent: siteContentRouter },
  actions: { 'site-content.replace': 'replaced the content of the site' },
};
