import { contactPreferencesRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. The preferences are columns of other features. */
export const contactPreferencesFeature = {
  routers: { contactPreferences: contactPreferencesRouter },
};
