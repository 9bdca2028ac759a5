import type { DatabaseGauge } from '../metrics/database-gauge.ts';
import { countDueJobs } from './queries.ts';

export const jobMetrics: readonly DatabaseGauge[] = [
  {
    name: 'jobs_due',
    help: 'Jobs that could run now and do not, up to 10,000.',
    label: 'queue',
    read: async ({ db }) =>
      Object.fromEntries((await countDueJobs(db)).map(({ queue, due }) => [queue, due])),
  },
  {
    name: 'job_oldest_seconds',
    help: 'How long the oldest of them is due.',
    label: 'queue',
    read: async ({ db }) =>
      Object.fromEntries(
        (await countDueJobs(db)).map(({ queue, oldestSeconds }) => [queue, oldestSeconds]),
      ),
  },
];
