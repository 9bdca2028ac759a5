import type { DatabaseGauge } from '../../platform/metrics/database-gauge.ts';
import { countFailingSources } from './sources/queries.ts';

export const newsMetrics: readonly DatabaseGauge[] = [
  {
    name: 'news_sources_failing',
    help: 'Active news sources whose last fetch failed.',
    read: ({ db }) => countFailingSources(db),
  },
];
