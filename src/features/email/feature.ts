import { emailActions } from './actions.ts';
import { emailMetrics } from './metrics.ts';
import { emailPersonalData } from './personal-data.ts';
import { emailRouter } from './router.ts';
import { serverChangeMails } from './server-changes/mails.ts';
import { mailSettingsRouter } from './settings/router.ts';
import { emailTables } from './tables.ts';
import { mailTextsRouter } from './texts/router.ts';
import { mailTimeline } from './timeline.ts';
import { startMailWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const emailFeature = {
  routers: { email: emailRouter, mailSettings: mailSettingsRouter, mailTexts: mailTextsRouter },
  mails: serverChangeMails,
  personalData: emailPersonalData,
  timeline: [mailTimeline],
  metrics: emailMetrics,
  startWorkers: startMailWorkers,
  tables: emailTables,
  actions: emailActions,
};
