import { called } from '../../platform/audit/sentences.ts';
import { themesRouter } from './router.ts';
import { themesTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const themesFeature = {
  routers: { themes: themesRouter },
  tables: themesTables,
  actions: { theme: called('theme') },
};
