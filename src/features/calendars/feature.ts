import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { feedsOutsideAccess } from './feed/outside-access.ts';
import { calendarMetrics } from './metrics.ts';
import { calendarsRouter } from './router.ts';
import { calendarsTables } from './tables.ts';
import { startCalendarWorkers } from './workers.ts';

/** The calendars feature as registered in `src/app/features.ts`. */
export const calendarsFeature = {
  routers: { calendars: calendarsRouter },
  metrics: calendarMetrics,
  outsideAccess: feedsOutsideAccess,
  startWorkers: startCalendarWorkers,
  tables: calendarsTables,
  actions: {
    calendar: (name) => (name ? `the ${name} calendar` : 'a calendar'),
    calendar_feed: 'the address of the calendar feed',
  } satisfies ActionSentences,
};
