import { privacyRouter } from './router.ts';
import { startPrivacyWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const privacyFeature = {
  routers: { privacy: privacyRouter },
  startWorkers: startPrivacyWorkers,
  actions: {
    'privacy.erase': 'erased a person',
    'privacy.export': 'exported the data of a person',
  },
};
