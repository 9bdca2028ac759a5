import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { isCalendarHealthy } from './read-status.ts';

export const calendarMetrics: readonly DatabaseGauge[] = [
  {
    name: 'calendar_well',
    help: 'Whether the connected calendar has no trouble.',
    read: async ({ db, now }) => Number(await isCalendarHealthy({ db, now: () => now })),
  },
];
