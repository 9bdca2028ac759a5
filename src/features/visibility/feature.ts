import { visibilityCopiedColumns } from './copied-columns.ts';
import { visibilityRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const visibilityFeature = {
  routers: { visibility: visibilityRouter },
  copiedColumns: visibilityCopiedColumns,
};
