import { probateMails } from './mails.ts';
import { probatePersonalData } from './personal-data.ts';
import { probateRouter } from './router.ts';
import { probateTables } from './tables.ts';
import { calculationTimeline } from './timeline.ts';

/** The probate feature as registered in `src/app/features.ts`. */
export const probateFeature = {
  routers: { probate: probateRouter },
  mails: probateMails,
  personalData: probatePersonalData,
  timeline: [calculationTimeline],
  tables: probateTables,
  actions: { 'probate.export': 'exported addresses entered in the calculator' },
};
