import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { countLateDeliveries } from './deliveries/list-queries.ts';

export const webhookMetrics: readonly DatabaseGauge[] = [
  {
    name: 'webhooks_failing',
    help: 'Deliveries of webhooks that wait for a retry, up to 10,000.',
    read: ({ db }) => countLateDeliveries(db),
  },
];
