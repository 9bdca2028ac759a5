import { archivePersonalData } from './personal-data.ts';
import { archiveRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const archiveFeature = {
  routers: { archive: archiveRouter },
  personalData: archivePersonalData,
};
