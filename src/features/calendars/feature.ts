import { calendarsCopiedColumns } from './copied-columns.ts';
import { feedsOutsideAccess } from './feed/outside-access.ts';
import { calendarMetrics } from './metrics.ts';
import { calendarsPersonalData } from './personal-data.ts';
import { calendarsRouter } from './router.ts';
import { startCalendarWorkers } from './workers.ts';

/** The calendars feature as registered in `src/app/features.ts`. */
export const calendarsFeature = {
  routers: { calendars: calendarsRouter },
  personalData: calendarsPersonalData,
  metrics: calendarMetrics,
  outsideAccess: feedsOutsideAccess,
  startWorkers: startCalendarWorkers,
  copiedColumns: calendarsCopiedColumns,
};
