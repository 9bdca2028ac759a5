import { themesCopiedColumns } from './copied-columns.ts';
import { themesRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const themesFeature = {
  routers: { themes: themesRouter },
  copiedColumns: themesCopiedColumns,
};
