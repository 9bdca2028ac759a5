import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { isCalendarHealthy } from './read-status.ts';

export const calendarMetrics: readonly DatabaseGauge[] = [
  {
    name: 'calendar_well',
    help: '1 if no connected calendar has a problem, otherwise 0.',
    read: async ({ db, now }) => Number(await isCalendarHealthy({ db, now: () => now })),
  },
];
