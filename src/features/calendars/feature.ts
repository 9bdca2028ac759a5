import type { ActionSentences } from '../../platform/audit/sentences.ts';
import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { feedsOutsideAccess } from './feed/outside-access.ts';
import { isCalendarHealthy } from './read-status.ts';
import { calendarsRouter } from './router.ts';
import { calendarsTables } from './tables.ts';
import { startCalendarWorkers } from './workers.ts';

const calendarMetrics: readonly DatabaseGauge[] = [
  {
    name: 'calendar_well',
    help: '1 if no connected calendar has a problem, otherwise 0.',
    read: async ({ db, now }) => Number(await isCalendarHealthy({ db, now: () => now })),
  },
];

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
