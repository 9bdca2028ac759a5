import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { visibilityRouter } from './router.ts';
import { visibilityTables } from './tables.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const visibilityFeature = {
  routers: { visibility: visibilityRouter },
  tables: visibilityTables,
  actions: {
    component: (name) => (name ? `the visibility of “${name}”` : 'which parts of the website show'),
  } satisfies ActionSentences,
};
