import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { setupRouter } from './router.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const setupFeature = {
  routers: { setup: setupRouter },
  actions: {
    'setup.both-calendars': 'confirmed that the firm as a whole is booked beside its attorneys',
    'setup.step': (_name, { isSkipped }) =>
      isSkipped ? 'skipped a step of the set-up' : 'finished a step of the set-up',
  } satisfies ActionSentences,
};
