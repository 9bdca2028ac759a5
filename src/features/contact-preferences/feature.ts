import { contactPreferencesRouter } from './router.ts';

/**
 * The contact preferences feature as registered in `src/app/features.ts`. The preferences are columns of other
 * features' tables.
 */
export const contactPreferencesFeature = {
  routers: { contactPreferences: contactPreferencesRouter },
  actions: { 'contact-preferences.update': 'changed how a client may be reached' },
};
