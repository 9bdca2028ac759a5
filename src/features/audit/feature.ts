import { auditPersonalData } from './personal-data.ts';
import { auditRouter } from './router.ts';
import { auditTables } from './tables.ts';
import { changeTimeline } from './timeline.ts';

/** The audit feature as registered in `src/app/features.ts`. */
export const auditFeature = {
  routers: { audit: auditRouter },
  personalData: auditPersonalData,
  timeline: [changeTimeline],
  tables: auditTables,
};
