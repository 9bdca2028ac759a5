import { embedRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const embedFeature = { routers: { embed: embedRouter } };
