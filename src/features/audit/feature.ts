import type { DescribeAction } from './describe-action.ts';
import { auditPersonalData } from './personal-data.ts';
import { auditRouter } from './router.ts';
import { auditTables } from './tables.ts';
import { changeTimeline } from './timeline.ts';

/** The audit feature as registered in `src/app/features.ts`. */
export const auditFeature = (describeAction: DescribeAction) => ({
  routers: { audit: auditRouter },
  personalData: auditPersonalData(describeAction),
  timeline: [changeTimeline(describeAction)],
  tables: auditTables,
  actions: { 'audit.export': 'exported the audit log' },
});
